// `npm run build`: compiles the library into `dist`.
import { buildForms } from './build-forms.ts'
import { builtFormsFolder } from './read-built-form.ts'

await buildForms(builtFormsFolder)
