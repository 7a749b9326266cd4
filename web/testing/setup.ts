import { afterEach } from 'vitest'
import { clear } from './draw.tsx'

// Read again for each file, unlike what the files import: they share their modules.
afterEach(clear)
