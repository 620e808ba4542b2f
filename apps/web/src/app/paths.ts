/** Written in `lib`, because features link to screens and may not know the app. */
export { paths } from '../lib/paths.ts'
