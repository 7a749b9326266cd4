/** What a mail on its way is answered with. */
export const mailSent = 'Email is sended.'

/** What old programs name an account by. */
export const namesOfAccount = ['ID', 'ContactID', 'UserID', 'Email', 'Username'] as const

/** An id in examples. */
export const someId = '0198C0DE-0000-7000-8000-000000000001'
