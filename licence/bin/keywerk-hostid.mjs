#!/usr/bin/env node
import { load } from './load.mjs'

const { main } = await load('keywerk-hostid')
process.exitCode = await main(process.argv.slice(2))
