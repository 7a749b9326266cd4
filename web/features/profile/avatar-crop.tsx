import { ActionIcon, Group, Slider, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { avatarSize } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { IconChevronDown } from '#web/ui/layout/frame-icons.tsx'
import { IconChevronLeft, IconChevronRight, IconChevronUp, IconMinus, IconPlus } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { type Crop, moveCrop, zoomCrop, zoomRange } from './crop.ts'
import { draw } from './draw-avatar.ts'
import classes from './profile.module.css'

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, -0.1],
  ArrowDown: [0, 0.1],
}

interface AvatarCropProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** The square that becomes the picture: moved with keys, buttons or the pointer, zoomed from 1 to 10. */
export function AvatarCrop({ picture, crop, onCrop }: AvatarCropProps) {
  const t = useTexts(profileTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoomLabel = useId()
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  const zoom = (to: number) => onCrop(zoomCrop(picture, crop, to))
  const move = (key: string) => onCrop(moveCrop(picture, crop, ...steps[key]!))

  function press(event: KeyboardEvent) {
    if (event.key in steps) move(event.key)
    else if (event.key === '+') zoom(crop.zoom + 0.5)
    else if (event.key === '-') zoom(crop.zoom - 0.5)
    else return
    event.preventDefault()
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width } = event.currentTarget.getBoundingClientRect()
    // The picture follows the pointer, so the square goes the other way.
    onCrop(moveCrop(picture, crop, -event.movementX / width, -event.movementY / width))
  }
  const mover = (key: string, text: keyof typeof profileTexts, icon: React.ReactNode) => (
    <ActionIcon variant="default" size="lg" aria-label={t(text)} onClick={() => move(key)}>
      {icon}
    </ActionIcon>
  )
  return (
    <Stack align="center" gap={12}>
      <button
        type="button"
        className={classes.stage}
        aria-label={t('profile.avatarCrop')}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <canvas ref={canvas} width={avatarSize} height={avatarSize} />
      </button>
      <Text size="sm" c="dimmed" ta="center">
        {t('profile.avatarHint')}
      </Text>
      <Group gap={8}>
        {mover('ArrowLeft', 'profile.avatarLeft', <IconChevronLeft />)}
        {mover('ArrowUp', 'profile.avatarUp', <IconChevronUp />)}
        {mover('ArrowDown', 'profile.avatarDown', <IconChevronDown />)}
        {mover('ArrowRight', 'profile.avatarRight', <IconChevronRight />)}
      </Group>
      <span id={zoomLabel} className={classes.zoomLabel}>
        {t('profile.avatarZoom')}
      </span>
      <Group className={classes.zoom} gap={12}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('profile.avatarZoomOut')}
          disabled={crop.zoom <= zoomRange.min}
          onClick={() => zoom(crop.zoom - 0.5)}
        >
          <IconMinus />
        </ActionIcon>
        <Slider
          flex={1}
          {...zoomRange}
          value={crop.zoom}
          onChange={zoom}
          label={(value) => value.toFixed(1).replace('.', ',')}
          thumbProps={{ 'aria-labelledby': zoomLabel }}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('profile.avatarZoomIn')}
          disabled={crop.zoom >= zoomRange.max}
          onClick={() => zoom(crop.zoom + 0.5)}
        >
          <IconPlus />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
