/** What students are written. */
export const studentMailTexts = {
  'students.mail.foot.student': {
    de: 'Sie weisen im Kundenportal Ihr Studium nach.',
    en: 'You are verifying your student status in the customer portal.',
  },
  'students.mail.foot.address': {
    de: 'Diese Adresse wurde im Kundenportal als Hochschuladresse angegeben.',
    en: 'This address was entered in the customer portal as a university address.',
  },
  'students.mail.foot.licence': {
    de: 'Sie haben im Kundenportal eine Lizenz, die bald endet.',
    en: 'You have a licence in the customer portal that expires soon.',
  },
  'students.mail.foot.bought': {
    de: 'Sie haben im Kundenportal bestellt.',
    en: 'You placed an order in the customer portal.',
  },
  'students.mail.foot.course': {
    de: 'Sie haben im Kundenportal einen Kurs beantragt.',
    en: 'You requested a course in the customer portal.',
  },
  'students.mail.anyProduct': { de: 'Ihrer Studienversion', en: 'your student version' },
  'students.mail.reason': { de: 'Dazu unsere Anmerkung: {reason}', en: 'Our note: {reason}' },
  'students.mail.email.subject': {
    de: 'Bestätigen Sie Ihre Hochschuladresse',
    en: 'Confirm your university address',
  },
  'students.mail.email.text': {
    de: 'jemand hat diese Adresse im Kundenportal von {vendor} angegeben, um ein Studium nachzuweisen. Waren Sie das, bestätigen Sie die Adresse bitte mit dem Link; er gilt sieben Tage und nur einmal. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    en: 'Someone entered this address in the {vendor} customer portal to verify their student status. If it was you, please confirm the address with the link; it is valid for seven days and works only once. If it was not you, you do not need to do anything.',
  },
  'students.mail.email.link': { de: 'Adresse bestätigen', en: 'Confirm address' },
  'students.mail.verified.subject': { de: 'Ihr Studium ist anerkannt', en: 'Your student status is verified' },
  'students.mail.verified.text': {
    de: 'Ihr Nachweis ist geprüft und anerkannt. Auf der Seite von {product} geht es weiter.',
    en: 'Your proof has been reviewed and accepted. You can continue on the page for {product}.',
  },
  'students.mail.verified.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.free.subject': { de: 'Ihr Studium ist anerkannt', en: 'Your student status is verified' },
  'students.mail.free.text': {
    de: 'Ihr Nachweis ist anerkannt, und die Lizenz kostet Sie nichts. Auf der Seite von {product} können Sie sie gleich ausstellen.',
    en: 'Your proof has been accepted, and the licence is free for you. You can generate it now on the page for {product}.',
  },
  'students.mail.free.link': { de: 'Lizenz ausstellen', en: 'Generate licence' },
  'students.mail.requested.subject': {
    de: 'Wir brauchen einen Studiennachweis',
    en: 'We need proof of your student status',
  },
  'students.mail.requested.text': {
    de: 'damit wir Ihr Studium anerkennen können, brauchen wir eine Immatrikulationsbescheinigung oder einen Studierendenausweis, als Bild oder PDF.',
    en: 'To verify your student status, we need a certificate of enrolment or a student card, as an image or PDF.',
  },
  'students.mail.requested.link': { de: 'Nachweis hochladen', en: 'Upload proof' },
  'students.mail.anotherProof.subject': {
    de: 'Wir brauchen einen anderen Studiennachweis',
    en: 'We need a different proof of your student status',
  },
  'students.mail.anotherProof.text': {
    de: 'vielen Dank für Ihren Nachweis. Er reicht uns leider noch nicht; bitte schicken Sie eine Immatrikulationsbescheinigung oder einen Studierendenausweis, als Bild oder PDF.',
    en: 'Thank you for your proof. Unfortunately it is not sufficient yet; please send a certificate of enrolment or a student card, as an image or PDF.',
  },
  'students.mail.anotherProof.link': { de: 'Nachweis hochladen', en: 'Upload proof' },
  'students.mail.unreadable.subject': { de: 'Ihr Nachweis war nicht lesbar', en: 'We could not read your proof' },
  'students.mail.unreadable.text': {
    de: 'mit dem Nachweis, den Sie geschickt haben, können wir Ihr Studium leider nicht anerkennen. Bitte schicken Sie einen neuen.',
    en: 'Unfortunately we could not verify your student status with the proof you sent. Please send a new one.',
  },
  'students.mail.unreadable.link': { de: 'Neuen Nachweis hochladen', en: 'Upload new proof' },
  'students.mail.reset.subject': {
    de: 'Bitte weisen Sie Ihr Studium neu nach',
    en: 'Please verify your student status again',
  },
  'students.mail.reset.text': {
    de: 'die Anerkennung Ihres Studiums wurde zurückgesetzt. Bitte weisen Sie es neu nach, mit Ihrer Hochschuladresse oder einer Bescheinigung.',
    en: 'Your student verification has been reset. Please verify your student status again, with your university address or a certificate.',
  },
  'students.mail.reset.link': { de: 'Studium nachweisen', en: 'Verify student status' },
  'students.mail.paid.subject': { de: 'Ihre Zahlung ist da: {product}', en: 'Your payment has arrived: {product}' },
  'students.mail.paid.text': {
    de: 'die Zahlung für {product} ist bei uns angekommen. Vielen Dank! Ihre Lizenz stellen Sie auf der Seite Ihres Produkts aus; den Beleg finden Sie unter „Bestellungen“.',
    en: 'Your payment for {product} has arrived. Thank you! You can now generate your licence on your product’s page; the receipt is under “Orders”.',
  },
  'students.mail.paid.link': { de: 'Zur Lizenz', en: 'Go to licence' },
  'students.mail.paidNext.subject': {
    de: 'Ihre Verlängerung ist bezahlt: {product}',
    en: 'Your renewal is paid: {product}',
  },
  'students.mail.paidNext.text': {
    de: 'die Zahlung für die nächste Laufzeit von {product} ist bei uns angekommen. Vielen Dank! Sie beginnt am {day}, direkt nach der laufenden. Die Lizenz dafür können Sie schon jetzt auf der Seite Ihres Produkts ausstellen; den Beleg finden Sie unter „Bestellungen“.',
    en: 'Your payment for the next term of {product} has arrived. Thank you! The term starts on {day}, right after the current one. You can already generate its licence on your product’s page; the receipt is under “Orders”.',
  },
  'students.mail.paidNext.link': { de: 'Zur Lizenz', en: 'Go to licence' },
  'students.mail.refundedNext.subject': {
    de: 'Zahlung zurückgenommen: {product}',
    en: 'Payment reversed: {product}',
  },
  'students.mail.refundedNext.text': {
    de: 'die Zahlung für die Laufzeit von {product} ab dem {day} wurde zurückgenommen. Eine Lizenz für diese Laufzeit ist deshalb ausgesetzt; Ihre laufende Lizenz gilt unverändert bis zu ihrem Ende. War das ein Versehen, bezahlen Sie bitte neu oder schreiben Sie uns.',
    en: 'The payment for the term of {product} starting on {day} was reversed, so the licence for that term is suspended; your current licence stays valid until it expires. If this was a mistake, please pay again or write to us.',
  },
  'students.mail.refundedNext.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.refunded.subject': { de: 'Zahlung zurückgenommen: {product}', en: 'Payment reversed: {product}' },
  'students.mail.refunded.text': {
    de: 'die Zahlung für {product} wurde zurückgenommen. Die Lizenz dazu ist deshalb ausgesetzt. War das ein Versehen, bezahlen Sie bitte neu oder schreiben Sie uns.',
    en: 'The payment for {product} was reversed, so its licence is suspended. If this was a mistake, please pay again or write to us.',
  },
  'students.mail.refunded.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.testOrder.subject': {
    de: 'Ihre Bestellung zählt nicht als Zahlung: {product}',
    en: 'Your order does not count as a payment: {product}',
  },
  'students.mail.testOrder.text': {
    de: 'Ihre Bestellung von {product} wird bei uns als Testbestellung geführt; sie zählt nicht als Zahlung. Die Lizenz dazu ist deshalb ausgesetzt. Haben Sie bezahlt, antworten Sie bitte auf diese E-Mail oder schreiben Sie uns.',
    en: 'Your order for {product} is now recorded as a test order and does not count as a payment, so its licence is suspended. If you did pay, please reply to this email or write to us.',
  },
  'students.mail.testOrder.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.reinstated.subject': {
    de: 'Ihre Zahlung zählt wieder: {product}',
    en: 'Your payment counts again: {product}',
  },
  'students.mail.reinstated.text': {
    de: 'Ihre Zahlung für {product} zählt wieder. Eine ausgesetzte Lizenz dazu gilt ab sofort weiter; Sie müssen nichts tun.',
    en: 'Your payment for {product} counts again. If its licence was suspended, it is now valid again; you do not need to do anything.',
  },
  'students.mail.reinstated.link': { de: 'Zur Lizenz', en: 'Go to licence' },
  'students.mail.refundedKept.subject': {
    de: 'Zahlung zurückgenommen: {product}',
    en: 'Payment reversed: {product}',
  },
  'students.mail.refundedKept.text': {
    de: 'die Zahlung für {product} wurde zurückgenommen. Ihre Lizenz dazu gilt weiter; Sie müssen nichts tun.',
    en: 'The payment for {product} was reversed. Your licence stays valid; you do not need to do anything.',
  },
  'students.mail.refundedKept.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.course.subject': { de: 'Ihr Kurs ist freigegeben: {course}', en: 'Your course is approved: {course}' },
  'students.mail.course.text': {
    de: 'für „{course}“ ({term}) {places|ist ein Platz|sind {places} Plätze} freigegeben. Geben Sie den Link an Ihre Studierenden weiter: Wer eine bestätigte Adresse Ihrer Hochschule hat, ist damit sofort verifiziert.',
    en: '{places} {places|seat has|seats have} been approved for “{course}” ({term}). Pass the link on to your students: anyone with a confirmed address at your university is verified immediately.',
  },
  'students.mail.course.link': { de: 'Link für Studierende', en: 'Link for students' },
  'students.mail.courseDeclined.subject': {
    de: 'Ihre Anfrage zum Kurs {course}',
    en: 'Your request for the course {course}',
  },
  'students.mail.courseDeclined.text': {
    de: 'die Plätze für „{course}“ ({term}) können wir leider nicht freigeben.',
    en: 'Unfortunately we cannot approve the seats for “{course}” ({term}).',
  },
  'students.mail.courseDeclined.link': { de: 'Zu Ihren Kursen', en: 'Go to your courses' },
  'students.mail.consent.subject': {
    de: 'Bestätigung: Ihre Lizenz wird sofort bereitgestellt',
    en: 'Confirmation: your licence is provided immediately',
  },
  'students.mail.consent.text': {
    de: 'am {at} haben Sie ausdrücklich zugestimmt, dass wir mit der Bereitstellung der Lizenz für {product} vor Ablauf der Widerrufsfrist beginnen, und bestätigt, dass Sie wissen, dass Ihr Widerrufsrecht damit erlischt (§ 356 Abs. 5 BGB). Bitte bewahren Sie diese E-Mail auf.',
    en: 'On {at} you expressly agreed that we begin providing the licence for {product} before the withdrawal period ends, and confirmed that you know you thereby lose your right of withdrawal (§ 356(5) BGB). Please keep this email.',
  },
  'students.mail.consent.link': { de: 'Zur Lizenz', en: 'Go to licence' },
  'students.mail.consentRequest.subject': {
    de: '{product}: Ihre Zustimmung fehlt noch',
    en: '{product}: we still need your consent',
  },
  'students.mail.consentRequest.text': {
    de: 'Ihre Zahlung für {product} ist da, die Lizenz kann ausgestellt werden. Weil Ihr Widerrufsrecht damit erlischt (§ 356 Abs. 5 BGB), brauchen wir vorher Ihre Zustimmung. Bitte geben Sie sie auf der Seite Ihres Produkts und stellen Sie dort die Lizenz aus.',
    en: 'Your payment for {product} has arrived and the licence can be generated. Because you thereby lose your right of withdrawal (§ 356(5) BGB), we need your consent first. Please give it on your product’s page and generate the licence there.',
  },
  'students.mail.consentRequest.link': { de: 'Zustimmen und Lizenz ausstellen', en: 'Consent and generate licence' },
  'students.mail.endingRenew.subject': {
    de: '{product}: Ihre Lizenz endet am {day}',
    en: '{product}: your licence expires on {day}',
  },
  'students.mail.endingRenew.text': {
    de: 'Ihre Lizenz für {product} endet am {day}, in {days} {days|Tag|Tagen}. Verlängern können Sie schon jetzt: Die nächste Laufzeit beginnt am {next}, es geht kein Tag verloren.',
    en: 'Your licence for {product} expires on {day}, in {days} {days|day|days}. You can already renew it: the next term starts on {next}, so you do not lose a day.',
  },
  'students.mail.endingRenew.link': { de: 'Jetzt verlängern', en: 'Renew now' },
  'students.mail.endingPaid.subject': {
    de: '{product}: Ihre Lizenz endet am {day}',
    en: '{product}: your licence expires on {day}',
  },
  'students.mail.endingPaid.text': {
    de: 'Ihre Lizenz für {product} endet am {day}, in {days} {days|Tag|Tagen}. Die nächste Laufzeit ab dem {next} ist schon bezahlt; stellen Sie bitte noch die Lizenz dafür aus.',
    en: 'Your licence for {product} expires on {day}, in {days} {days|day|days}. The next term from {next} is already paid; you just need to generate its licence.',
  },
  'students.mail.endingPaid.link': { de: 'Lizenz ausstellen', en: 'Generate licence' },
  'students.mail.endingProve.subject': {
    de: '{product}: Ihre Lizenz endet am {day}',
    en: '{product}: your licence expires on {day}',
  },
  'students.mail.endingProve.text': {
    de: 'Ihre Lizenz für {product} endet am {day}, in {days} {days|Tag|Tagen}. Studieren Sie dann noch, weisen Sie es danach einfach neu nach.',
    en: 'Your licence for {product} expires on {day}, in {days} {days|day|days}. If you are still a student then, simply verify your student status again.',
  },
  'students.mail.endingProve.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.endingAgain.subject': {
    de: '{product}: Ihre Lizenz endet am {day}',
    en: '{product}: your licence expires on {day}',
  },
  'students.mail.endingAgain.text': {
    de: 'Ihre Lizenz für {product} endet am {day}, in {days} {days|Tag|Tagen}. Eine neue bekommen Sie danach auf der Seite Ihres Produkts.',
    en: 'Your licence for {product} expires on {day}, in {days} {days|day|days}. After that, you can get a new one on your product’s page.',
  },
  'students.mail.endingAgain.link': { de: 'Zum Produkt', en: 'Go to product' },
  'students.mail.expired.subject': {
    de: 'Bitte weisen Sie Ihr Studium neu nach',
    en: 'Please verify your student status again',
  },
  'students.mail.expired.text': {
    de: 'Ihr Studiennachweis für {product} ist abgelaufen. Mit einem neuen geht es weiter: mit Ihrer Hochschuladresse oder einer Bescheinigung.',
    en: 'Your proof of student status for {product} has expired. To continue, provide a new one: your university address or a certificate.',
  },
  'students.mail.expired.link': { de: 'Studium nachweisen', en: 'Verify student status' },
} as const
