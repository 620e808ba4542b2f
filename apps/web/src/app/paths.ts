/** Defined in `lib`: features link to screens and must not import the app. */
export { paths } from '../lib/paths.ts'
