import { movesTexts } from '#texts/moves.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** From a holding to the rules its product moves by. */
export function MovePolicyLink({ productId }: { productId: string }) {
  const t = useTexts(movesTexts)
  return (
    <p>
      <TextLink to="/products/editproduct" search={{ id: productId, tab: 'moves' }}>
        {t('policy.page')}
      </TextLink>
    </p>
  )
}
