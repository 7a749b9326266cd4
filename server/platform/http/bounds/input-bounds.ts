/** How much a body of JSON may contain. More is refused before a value is made of it. */
export interface JsonBounds {
  /** Names of fields, in all objects together. */
  names: number
  /** Names of one object: many of them in one cost more than in many, since no two objects are alike then. */
  namesOfOne: number
  /** Texts, numbers, lists and objects, in all lists and objects together. */
  values: number
  /** Lists and objects within each other. */
  depth: number
}

/** A body of JSON where no operation of the contract says what it may hold: a hundred rows of thirty fields. */
export const usualJson: JsonBounds = { names: 3000, namesOfOne: 200, values: 10_000, depth: 32 }

/** What no body of the contract passes, whatever its shape says; the largest is a configuration of two thousand items. */
export const mostJson: JsonBounds = { names: 50_000, namesOfOne: 300, values: 60_000, depth: 32 }

/** Names beyond those of its shape that an object, and a body in all, may have: each is refused by name. */
export const unknownNames = 20

/** Names of an object whose names the contract leaves open, such as the filters of a list. */
export const openNames = 60

/** Fields a form may have. */
export const formFields = 100

/** Fields a notification of a shop may have: it writes some twenty for each product, and ninety besides. */
export const notificationFields = 1000

/**
 * Bytes a caller who is not signed in may send to be parsed, at operations, at the addresses of shops and below `/v0`.
 */
export const strangersBytes = 256 * 1024

/**
 * Bytes of a form from a caller who is not signed in: answers of identity providers come in one, four hundred thousand
 * letters at most.
 */
export const formBytes = 512 * 1024

/** Bytes of a body of JSON of those who are signed in, unless its operation takes a file. */
export const signedInBytes = 1024 * 1024
