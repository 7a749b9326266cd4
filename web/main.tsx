import './trusted-types.ts'
import './app/styles/mantine.css'
import './app/styles/global.css'
import { start } from './app/start.tsx'

void start()
