/** The demo accounts, one for each role; they exist in demo mode only. */
export const demoPassword = 'Keywerk-2026!'

export const demoAccounts = [
  {
    email: 'administrator@wellenwerk.example',
    role: 'Administrator',
    firstName: 'Katrin',
    lastName: 'Wellenbrink',
    company: null,
  },
  {
    email: 'licenser@wellenwerk.example',
    role: 'Licenser',
    firstName: 'Torben',
    lastName: 'Achterberg',
    company: null,
  },
  { email: 'customer@wellenwerk.example', role: 'Customer', firstName: 'Änne', lastName: 'Größl', company: '10023' },
  { email: 'customer2@wellenwerk.example', role: 'Customer', firstName: 'Bo', lastName: 'Lindqvist', company: '10147' },
  { email: 'user@wellenwerk.example', role: 'User', firstName: 'Mareike', lastName: 'Sonntag', company: null },
  { email: 'student@wellenwerk.example', role: 'Student', firstName: 'Yusuf', lastName: 'Demir', company: null },
] as const
