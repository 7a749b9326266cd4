import { productMenuTexts } from '#texts/menu/products.ts'
import { IconBox, IconBoxes } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const productMenu = menuPart(
  productMenuTexts,
  [
    {
      place: 30,
      to: '/products/myproducts',
      text: 'shell.myProducts',
      icon: IconBox,
      group: 'products',
      staffWith: 'contactId',
    },
    {
      place: 40,
      to: '/products/companyproducts',
      text: 'shell.companyProducts',
      icon: IconBox,
      group: 'products',
      staffWith: 'companyId',
    },
    { place: 50, to: '/products/allproducts', text: 'shell.allProducts', icon: IconBoxes, group: 'products' },
  ],
  [{ place: 30, text: 'finder.createProduct', to: '/products/editproduct' }],
)
