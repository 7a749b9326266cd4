/** Virtual desktops, for imports: the one of an id, and creating and changing one as their form does. */
export { changeDesktop, createDesktop } from './desktops.ts'
export { desktopNamed } from './queries.ts'
