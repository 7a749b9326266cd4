import { shownEmail } from '#domains/contacts/public.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Student } from '#contract/student-reviews.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import type { Db } from '#platform/database/database.ts'
import { sortKey } from '#platform/lists/list-source.ts'
import { matchesWords } from '#platform/lists/search.ts'

/** Students and private people: contacts of no company. */
export const privatePeople = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('verifications', (join) =>
      join.onRef('verifications.contactId', '=', 'contacts.id').on('verifications.productId', 'is', null),
    )
    .where('contacts.companyId', 'is', null)
    .where('contacts.erasedAt', 'is', null)

/** A real order is paid. */
export const hasPaid = sql<boolean>`EXISTS (SELECT FROM orders
  WHERE orders.contact_id = contacts.id AND orders.state = 'paid' AND NOT orders.test)`

export const hasProduct = (productId: string) =>
  sql<boolean>`EXISTS (SELECT FROM holdings WHERE holdings.contact_id = contacts.id AND product_id = ${productId})`

/** Their mailbox has verified another contact too, from before a mailbox could verify one person alone. */
export const sharesMailbox = sql<boolean>`verifications.email_confirmed_at IS NOT NULL AND verifications.student_email <> ''
  AND EXISTS (SELECT FROM verifications AS other
    WHERE mailbox_of(other.student_email) = mailbox_of(verifications.student_email) AND other.id <> verifications.id
      AND other.email_confirmed_at IS NOT NULL AND other.product_id IS NULL AND other.student_email <> '')`

/** The person's status; `proofNeeded` before anything is known of them, and null where they have nothing to prove. */
export const personStatus = sql<VerificationStatus | null>`coalesce(verifications.status, CASE WHEN EXISTS (
  SELECT FROM holdings JOIN student_products ON student_products.product_id = holdings.product_id AND proof_needed
  WHERE holdings.contact_id = contacts.id) THEN 'proofNeeded' END)`

const confirmedEmail = sql<string>`coalesce(CASE WHEN verifications.email_confirmed_at IS NOT NULL
  THEN verifications.student_email END, '')`

const university = sql<Student['university']>`(SELECT json_build_object('de', name_de, 'en', name_en)
  FROM student_domains WHERE student_domains.id = verifications.student_domain_id)`

/** By the German name, as every list sorts words; those without one come first. */
export const universityName = sql<string>`coalesce((SELECT ${sortKey('studentDomains.nameDe')}
  FROM student_domains WHERE student_domains.id = verifications.student_domain_id), '')`

/** Who somebody is, and the university by its names and domain. */
export const searchedText = sql<string>`(contacts.search_text || ' ' || coalesce((SELECT student_domains.search_text
  FROM student_domains WHERE student_domains.id = verifications.student_domain_id), ''))`

/** The same of people who hold every word, by the indexes of people and of verifications: the text above has none. */
export const holdsWords = (words: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    words.map(
      (word) => sql`contacts.id IN (
        SELECT id FROM contacts WHERE company_id IS NULL AND ${matchesWords(sql`search_text`, [word])}
        UNION ALL SELECT contact_id FROM verifications WHERE product_id IS NULL AND student_domain_id IN
          (SELECT id FROM student_domains WHERE ${matchesWords(sql`search_text`, [word])}))`,
    ),
    sql` AND `,
  )})`

const products = sql<Student['products']>`(SELECT json_build_object(
    'de', coalesce(string_agg(title_de, ', ' ORDER BY version DESC, title_de), ''),
    'en', coalesce(string_agg(title_en, ', ' ORDER BY version DESC, title_de), ''))
  FROM holdings JOIN products ON products.id = product_id WHERE holdings.contact_id = contacts.id)`

export const studentRows = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('verifications', (join) =>
      join.onRef('verifications.contactId', '=', 'contacts.id').on('verifications.productId', 'is', null),
    )
    .select(['contacts.id', shownEmail.as('email'), 'contacts.createdAt'])
    .select(sql<string>`concat_ws(' ', nullif(contacts.title, ''), contacts.first_name, contacts.last_name)`.as('name'))
    .select(personStatus.as('status'))
    .select([
      confirmedEmail.as('studentEmail'),
      university.as('university'),
      hasPaid.as('paid'),
      products.as('products'),
    ])

const universityWithId = sql`(SELECT json_build_object('id', id, 'de', name_de, 'en', name_en)
  FROM student_domains WHERE student_domains.id = verifications.student_domain_id)`
/** Their newest product for students, as their own page chooses it, with its latest term. */
const newestStudies = sql<object>`(SELECT holdings.product_id, terms.starts_on, terms.ends_on FROM holdings
  JOIN products ON products.id = holdings.product_id JOIN student_products ON student_products.product_id = products.id
  LEFT JOIN LATERAL (SELECT starts_on, ends_on FROM student_terms WHERE holding_id = holdings.id
    ORDER BY starts_on DESC LIMIT 1) AS terms ON true
  WHERE holdings.contact_id = contacts.id
  ORDER BY products.kind = 'student' DESC, products.version DESC, holdings.created_at LIMIT 1)`

/** People with their verification and the term of their newest product for students. */
export const verificationRecords = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('verifications', (join) =>
      join.onRef('verifications.contactId', '=', 'contacts.id').on('verifications.productId', 'is', null),
    )
    .leftJoinLateral(newestStudies.as('studies'), (join) => join.onTrue())
    .select(['contacts.id', shownEmail.as('email'), 'contacts.createdAt'])
    .select([personStatus.as('status'), universityWithId.as('university')])
    .select([
      sql<string>`coalesce(verifications.student_email, '')`.as('studentEmail'),
      sql<number>`(SELECT count(*)::int FROM proofs WHERE proofs.contact_id = contacts.id)`.as('proofs'),
      sql<string | null>`studies.product_id`.as('productId'),
      sql<string | null>`studies.starts_on::text`.as('startsOn'),
      sql<string | null>`studies.ends_on::text`.as('endsOn'),
    ])
