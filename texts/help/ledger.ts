export const helpTexts = {
  'help./management/ledger': {
    de: 'Jede ausgestellte Lizenz steht hier, verkettet mit der davor: Nichts lässt sich unbemerkt ändern oder entfernen. Die Prüfung zeigt, ob die Kette unversehrt ist. Ein signierter Stand bestätigt alles bis zu seinem Zeitpunkt.',
    en: 'Every licence issued is entered here, chained to the one before: nothing can be changed or removed unnoticed. The check shows whether the chain is intact. A signed head is a receipt for everything up to its time.',
  },
} as const
