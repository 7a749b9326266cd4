/** A mail's text with the portal's own links to follow; others stay text, because they are not verified. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 && part.startsWith(`${location.origin}/`) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
