// Bundles the programs that tests of the server start, if their sources have changed.
import { ensureTestProgramsBuilt } from './setup.mjs'

ensureTestProgramsBuilt()
