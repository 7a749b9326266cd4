import { v7 } from 'uuid'

/** A new UUID version 7 (RFC 9562): 48 bits of milliseconds, then a counter and random; index-friendly and unguessable enough for ids. */
export const newId = (): string => v7()

/** Whether a text is an id as the database takes one. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
