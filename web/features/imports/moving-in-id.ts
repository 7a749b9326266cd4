/** Where the guide stands among the imports; theirs are UUIDs. */
export const movingInId = 'movingin'
