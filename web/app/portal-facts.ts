let productKey = ''

/** The vendor's product key names the licensing area: `/wellenwerkconfiguration`. */
export const setProductKey = (key: string): void => void (productKey = key)

export const isArea = (product: string): boolean => product === productKey
