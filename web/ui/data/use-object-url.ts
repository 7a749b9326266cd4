import { useEffect, useMemo } from 'react'

/** An address for a file in the browser's memory; given back when another takes its place or the component goes. */
export function useObjectUrl(file: Blob | undefined): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])
  return url
}
