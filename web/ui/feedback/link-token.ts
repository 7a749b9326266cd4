/** Whether the token of a mailed link is here in whole: programs for mail cut long addresses. */
export const isWholeToken = (token: string): boolean => /^[\w-]{43}$/.test(token)
