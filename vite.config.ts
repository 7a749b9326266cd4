import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import postcssPresetMantine from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'
import { budgets } from './tools/budgets.ts'
import { plainOperations } from './tools/plain-operations.ts'

const ofEveryPage = /^assets\/(?:rolldown-runtime|react|router|mantine|frame|index)-[\w-]{8}\.(?:js|css)$/

// Of the library's colours, those nothing here is drawn in.
const unused = /^--mantine-color-(?:cyan|grape|indigo|lime|pink|violet)-/
const dropUnused = (declaration: { prop: string; remove: () => unknown }): void => {
  if (unused.test(declaration.prop)) declaration.remove()
}

const server = `http://localhost:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: new URL('./web/', import.meta.url).pathname,
  plugins: [
    plainOperations(),
    react(),
    budgets([
      { page: '/login', sources: ['/sign-in/login-page.tsx'], kB: 184 },
      {
        page: '/companies',
        sources: ['/parts/companies-parts.tsx', '/shell/signed-in.tsx', '/pages/companies.ts'],
        styles: ['mantine-more'],
        kB: 224,
      },
    ]),
    brotliFiles(),
  ],
  resolve: { alias: [{ find: /^zod$/, replacement: new URL('./web/strict.ts', import.meta.url).pathname }] },
  css: {
    postcss: { plugins: [postcssPresetMantine(), { postcssPlugin: 'unused-palettes', Declaration: dropUnused }] },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined files would be data: addresses, which the content security policy allows for images alone.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // What the first page brought is there already; naming it with each of two hundred parts costs the first page 4 kB.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofEveryPage.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Whoever asks for zod gets it told to stay off eval, and what nearly every schema is made of: all in one chunk.
            {
              name: 'zod',
              includeDependenciesRecursively: false,
              test: /node_modules[\\/]zod[\\/]|web[\\/]strict\.ts|contract[\\/](list|operation|shapes)\.ts/,
            },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
            },
            {
              name: 'mantine',
              test: /@mantine[\\/](core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|Checkbox|CloseButton|Flex|Group|Input|InputBase|Loader|NativeSelect|Paper|PasswordInput|Stack|Text|TextInput|Transition|UnstyledButton)|utils[\\/]InlineInput)|hooks[\\/]esm[\\/](use-merged-ref|utils[\\/]use-callback-ref))[\\/]/,
            },
            // What every page is made of, in one piece rather than in thirty.
            {
              name: 'frame',
              test: /@tanstack[\\/](query-core|react-query)[\\/]|web[\\/]api([\\/]|\.ts)|web[\\/]ui[\\/](area-state|confirm\.|error-notice|formats|icons|link|notify|page\.|pending|tell-failure|use-api|use-portal|use-session|use-texts|use-page-key|way)|web[\\/]app[\\/]preferences[\\/]preferences|texts[\\/](errors[\\/]frame|shell|ui|words|fill|failures-frame)\.ts|plain-operations:/,
            },
            {
              name: 'sign-in',
              test: /web[\\/]ui[\\/]passkey\.|web[\\/]app[\\/]sign-in[\\/]ask-passkey\.|texts[\\/](session|passkeys|company-sign-in)\.ts/,
            },
            // Whoever is signed in has these.
            {
              name: 'shell',
              includeDependenciesRecursively: false,
              test: /web[\\/]app[\\/](menu[\\/]|shell[\\/](account-menu|drop-down|fetch-when-idle|menu\.|message-history|sidebar|signed-in\.|use-dropped-request|use-idle-pages|waiting))|web[\\/]ui[\\/]failure-texts|texts[\\/]((failures|menu)[\\/]|(finder-button|host-requests|localised|role-names)\.ts)/,
            },
            // What nearly every list is made of.
            {
              name: 'list',
              includeDependenciesRecursively: false,
              test: /web[\\/]ui[\\/](breakable|hindered|menu\.|settle-below|table[\\/](?!csv|rows-file|view-dialogs))|texts[\\/]views\.ts|page-operations:(exports|shapes|views)\.ts|contract[\\/]said\.ts|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Badge|Skeleton)[\\/]/,
            },
            // Rules, calls and words of licence work: small, and most of them together on its pages. What describes shapes
            // brings zod with it and comes by itself.
            {
              name: 'licensing',
              includeDependenciesRecursively: false,
              test: /licence[\\/]src[\\/](binding|configuration|configuration-rules|counts|days|fields|language|mac|reason|sentinels)\.ts|page-operations:(configurations|contacts|holdings|hosts|mails|registration)\.ts|texts[\\/](holder-words|product-names)\.ts|web[\\/]ui[\\/](facts|holder-link|machine-name|use-mailed)\./,
            },
            {
              name: 'licensing-shapes',
              includeDependenciesRecursively: false,
              test: /contract[\\/](cloud-terms|configuration-items|configurations|end-requests|fields|holdings|hosts|products)\.ts|web[\\/]ui[\\/](holder-operations|holding-crumbs)\./,
            },
            {
              name: 'licensing-words',
              includeDependenciesRecursively: false,
              test: /texts[\\/](configurations|configuration-paths|end-requests|hosts|passports|passport-words)\.ts/,
            },
            {
              name: 'people-words',
              includeDependenciesRecursively: false,
              test: /texts[\\/](contacts|crm|merged)\.ts|web[\\/]features[\\/]contacts[\\/]person\./,
            },
            // What opens above a page.
            {
              name: 'overlay',
              includeDependenciesRecursively: false,
              test: /web[\\/]ui[\\/]dialog\.|@mantine[\\/](core[\\/]esm[\\/](components[\\/](Combobox|FocusTrap|Modal|ModalBase|Overlay|Popover|Portal|ScrollArea|Select)|utils[\\/]Floating)|hooks[\\/]esm[\\/](use-focus|use-callback-ref|use-click-outside|use-long-press|use-debounced-callback|use-previous|use-window-event))|@floating-ui[\\/]|tslib|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar/,
            },
            // What nearly every form is made of, and what can be wrong with one.
            {
              name: 'form',
              includeDependenciesRecursively: false,
              test: /web[\\/]ui[\\/](section|use-download|use-led-here|use-removal)\.|web[\\/]ui[\\/]form[\\/](cancel-link|country-field|display|entry-form|fields|form\.|found-select|meanwhile-notice|merge-meanwhile|number-field|parse-number|password-field|problem|schema-part|use-close-guard|use-entry|use-leave-guard|use-meanwhile)|texts[\\/](meanwhile|money|problems)\.ts|fast-deep-equal|klona|@mantine[\\/](form[\\/]|core[\\/]esm[\\/](components[\\/](Radio|Switch|Textarea)[\\/]))|@mantine[\\/]hooks[\\/]esm[\\/](use-debounced-value|utils[\\/]clamp)/,
            },
            // Where the pages of each domain are, but for the one to sign in on, which does without: it comes with the first of them.
            { name: 'pages', test: /web[\\/]app[\\/]routes[\\/]pages[\\/]/ },
            { name: 'reasons', test: /texts[\\/]reasons\.ts|web[\\/]ui[\\/]reason-button\./ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    // web/api.ts and web/api/ are sources of this root, not the server's /api.
    proxy: Object.fromEntries(
      ['^/api(?!.*[.]ts)', '/health', '/.well-known', '/dictionary.csv'].map((path) => [path, server]),
    ),
  },
})

/** Puts a brotli copy beside every text file of the build; the server sends it to browsers that take it. */
function brotliFiles(): Plugin {
  return {
    name: 'brotli-files',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir!, name)
        if (!/\.(js|css|html|svg|json|txt)$/.test(name) || !statSync(path).isFile()) continue
        const bytes = readFileSync(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
      }
    },
  }
}
