// The pdf.js worker, bundled as our own file: the Content-Security-Policy allows no other.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
