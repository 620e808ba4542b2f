// The pdf.js worker, bundled as our own file: the Content-Security-Policy allows no other. Its legacy
// build does not bring all that older browsers lack.
import '../../lib/missing-features.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
