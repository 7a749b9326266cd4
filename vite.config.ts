import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { budgets } from './tools/budgets.ts'
import { emitPagePaths } from './tools/page-paths.ts'
import { pageAreas, pieces } from './tools/pieces.ts'
import { plainOperations } from './tools/plain-operations.ts'
import { css } from './tools/style-sheets.ts'

const server = `http://localhost:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: fileURLToPath(new URL('./web/', import.meta.url)),
  plugins: [
    plainOperations(),
    react(),
    emitPagePaths(),
    brotliFiles(),
    budgets(
      [
        { page: '/login', sources: ['/sign-in/login-page.tsx'], scripts: 145, styles: 14, files: 4 },
        {
          page: '/companies',
          sources: ['/compositions/companies-parts.tsx', '/shell/signed-in.tsx'],
          scripts: 174,
          styles: 25,
          files: 6,
        },
        {
          page: '/products/companyproducts',
          sources: ['/compositions/company-products-parts.tsx', '/shell/signed-in.tsx'],
          scripts: 201,
          styles: 27,
          files: 8,
        },
        {
          page: '/products/Student',
          sources: ['/compositions/student-parts.tsx', '/shell/signed-in.tsx'],
          scripts: 298,
          styles: 27,
          files: 9,
        },
        {
          page: 'a company',
          sources: ['/compositions/company-parts.tsx', '/shell/signed-in.tsx'],
          scripts: 493,
          styles: 35,
          files: 14,
        },
      ],
      pageAreas,
    ),
  ],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(new URL('./web/strict.ts', import.meta.url)) },
      // React has brought what the shim stands in for since version 18.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css,
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
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: pieces(), debugName: 'pieces', includeDependenciesRecursively: false, test: /./ }],
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
