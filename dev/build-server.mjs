// Bundles the server if its sources have changed: journeys run what `npm start` runs.
import { ensureServerBuilt } from './setup.mjs'

ensureServerBuilt()
