/** What a mail on its way is answered with. */
export const mailSent = 'Email is sended.'

/** An id in examples. */
export const someId = '0198C0DE-0000-7000-8000-000000000001'
