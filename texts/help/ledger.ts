export const helpTexts = {
  'help./management/ledger': {
    de: 'Jede ausgestellte Lizenz steht hier, verkettet mit der davor: Nichts lässt sich unbemerkt ändern oder entfernen. Die Prüfung zeigt, ob die Kette unversehrt ist. Ein Tagesabschluss bestätigt alles bis zu seinem Zeitpunkt.',
    en: 'Every issued licence is recorded here and chained to the previous one, so nothing can be changed or removed unnoticed. Verification shows whether the chain is intact. A signed head confirms everything up to its time.',
  },
} as const
