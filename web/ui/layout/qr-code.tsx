import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** Says to screen readers what it holds. */
  label: string
  className?: string | undefined
}

/** A text as a QR code, black on white whatever the theme: cameras read it so. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
