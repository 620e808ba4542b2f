// Even the legacy build of pdf.js calls what older browsers lack.
import '../../lib/missing-features.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
