#!/usr/bin/env node
import { run } from './load.mjs'

await run('keywerk-hostid')
