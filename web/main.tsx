import './trusted-types.ts'
import './app/mantine.css'
import './app/global.css'
import { start } from './app/start.tsx'

void start()
