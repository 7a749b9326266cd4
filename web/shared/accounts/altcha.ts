// The parts of the challenge's element as files of this portal: nothing is inlined, so the content security policy holds.
import 'altcha/external'
import 'altcha/altcha.css'
import 'altcha/i18n/de'
import Worker from 'altcha/workers/pbkdf2?worker'

// The element makes a worker per core by itself once it knows how.
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker())

// The footer is not shown; its markup would be one more string the browser has to trust.
for (const language of ['de', 'en']) $altcha.i18n.set(language, { ...$altcha.i18n.get(language), footer: '' })
