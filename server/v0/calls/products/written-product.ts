import type { ProductRecord } from '#contract/catalogue.ts'
import { writtenDay, writtenId } from '../../spelling.ts'

export const writtenRecord = (product: ProductRecord) => ({
  ID: writtenId(product.id),
  Code: product.code,
  Name: product.name,
  LicName: product.licName,
  Title: product.titleDe,
  TitleEN: product.titleEn,
  Subtitle: product.subtitleDe,
  SubtitleEN: product.subtitleEn,
  Version: product.version,
  Image: product.imageId === null ? 0 : 1,
  Unlocked: product.unlocked,
  ProductIDExtern: product.externalId,
  ProductCodeExtern: product.externalCode,
  ProductBuyLinkExtern: product.buyLink,
  Teaser: product.teaserDe,
  TeaserEN: product.teaserEn,
  // Remarks stand at the products people and companies have.
  Info: '',
  Link: product.linkDe,
  LinkEN: product.linkEn,
  ImageEN: product.imageEnId === null ? 0 : 1,
  RuntimeInDays: product.runtimeInDays ?? 0,
  Starttime: writtenDay(product.startsOn),
  Endtime: writtenDay(product.endsOn),
})
