import { phonePicture, type Guide } from './guide.ts'
import consent from './pictures/resident-consents-es.png'
import done from './pictures/resident-done-es.png'
import reading from './pictures/resident-reads-es.png'
import signing from './pictures/resident-signs-es.png'

export const residentGuideEs: Guide = {
  language: 'es',
  title: 'Cómo se firma',
  lead: 'Para residentes que recibieron un enlace para firmar. No necesita una cuenta y basta con un teléfono.',
  steps: [
    {
      title: 'Abra su enlace',
      text: 'El enlace de su correo es solo para usted. La primera página dice quién envió los formularios, para qué vivienda y hasta cuándo puede firmar. Elija «Abrir los documentos». Para leer y firmar en una pantalla, usted acepta usar documentos y firmas electrónicos.',
      picture: phonePicture(
        consent,
        'La primera página en un teléfono: quién envió los formularios y para qué vivienda.',
      ),
    },
    {
      title: 'Lea los formularios',
      text: 'Lea cada formulario antes de firmarlo. «En inglés» muestra el texto que usted firma, y «Aa» cambia el idioma, el tamaño de la letra y la vista. Puede detenerse en cualquier momento: sus respuestas quedan guardadas y el mismo enlace lo trae de vuelta.',
      picture: phonePicture(reading, 'Un contrato en un teléfono.'),
    },
    {
      title: 'Firme',
      text: 'Escriba su nombre o dibújelo con el dedo. «Siguiente» lo lleva a cada lugar que lo necesita.',
      picture: phonePicture(signing, 'La ventana en la que adopta su firma.'),
    },
    {
      title: 'Reciba su copia',
      text: 'Después de «Terminar», firman los demás. Cuando todos hayan firmado, le enviamos la copia final por correo electrónico. Guárdela.',
      picture: phonePicture(done, 'La última página: gracias, y quién falta por firmar.'),
    },
  ],
  questionsTitle: 'Preguntas',
  questions: [
    {
      question: '¿Y si no entiendo algo o no estoy de acuerdo?',
      answer:
        'No firme todavía. Al final de cada página puede hacerle una pregunta al propietario o elegir «Rechazar».',
    },
    {
      question: '¿Puedo firmar en papel?',
      answer: 'Sí, y es gratis. Al final de la página, elija «Prefiero firmar en papel».',
    },
    {
      question: '¿Y si el enlace no es para mí?',
      answer:
        'Dígalo al final de la página. El enlace deja de funcionar y usted no tiene que hacer nada más.',
    },
    {
      question: '¿En qué idioma está lo que firmo?',
      answer:
        'Los formularios que firma están en inglés. Las páginas y los correos pueden estar en español para ayudarle a leerlos.',
    },
    {
      question: '¿Cómo sé que nadie cambió el archivo?',
      answer:
        'La copia final está sellada. Cualquier persona puede comprobarla aquí, sin una cuenta.',
    },
  ],
}
