/** How licences of a product are bound to traits of machines. */
export const traitPolicyTexts = {
  'traitPolicies.title': { de: 'Bindung an Merkmale des Rechners', en: 'Binding to traits of the machine' },
  'traitPolicies.hint': {
    de: 'Nur in Format 3. Eine Lizenz läuft, solange genügend Merkmale übereinstimmen. Eine Kopie, die alle Merkmale behält, hält das nicht auf.',
    en: 'Format 3 only. A licence runs as long as enough traits hold. A copy that keeps every trait is not stopped.',
  },
  'traitPolicies.kinds': { de: 'Merkmale ({profile})', en: 'Traits ({profile})' },
  'traitPolicies.need': { de: 'So viele müssen übereinstimmen ({profile})', en: 'How many must hold ({profile})' },
} as const
