/** Parts of what a screen reader reads on a resident's screens, and the controls that lead to them. */
export interface ScreenReaderTrees {
  controls: {
    proceed: string
    sign: RegExp
    draw: string
    cancel: string
    adopt: string
    decline: string
    goBack: string
    confirmDecline: string
    endLink: RegExp
    confirmEnd: string
    finish: string
  }
  consent: string
  reading: string
  adopting: string
  drawing: string
  declining: string
  notMe: string
  beforeFinish: string
  thanks: string
  declined: string
  wrongRecipient: string
  /** When the link is opened again. */
  ended: Record<'declined' | 'wrongRecipient', string>
}

export const treesInEnglish: ScreenReaderTrees = {
  controls: {
    proceed: 'Continue',
    sign: /^Sign here/,
    draw: 'Draw',
    cancel: 'Cancel',
    adopt: 'Adopt and sign',
    decline: 'Decline',
    goBack: 'Cancel',
    confirmDecline: 'Decline to sign',
    endLink: /^This isn’t me/,
    confirmEnd: 'Yes, end this link',
    finish: 'Finish',
  },
  consent: `
    - main "Before you read and sign":
      - group "Language":
        - button "English" [pressed]
        - button "Español"
      - link "Paper, questions, decline"
      - heading "Before you read and sign" [level=1]
      - term: Signing as
      - definition: Maria Lopez
      - region "Electronic records and signatures":
        - heading "Electronic records and signatures" [level=2]
        - checkbox "I agree to use electronic records and signatures"
        - button "Continue"
      - region "Other choices":
        - group: I’d rather sign on paper
        - button "Decline"
  `,
  reading: `
    - main "Read and sign":
      - heading "Read and sign" [level=1]
      - article /^Resident Information/:
        - heading /^Resident Information/ [level=2]
        - heading "Parties and home" [level=3]
        - region /^Sign this form/:
          - button "Sign here I have read this form and sign it"
      - region "Progress":
        - paragraph: 1 thing left
        - button "Next"
        - button "Finish" [disabled]
  `,
  adopting: `
    - dialog "Adopt your signature":
      - heading "Adopt your signature" [level=2]
      - group "How do you want to sign?":
        - radio "Type" [checked]
        - radio "Draw"
        - radio "Upload a picture"
      - textbox "Your full name": Maria Lopez
      - textbox "Your initials": ML
      - group "Handwriting":
        - radio "Plain hand" [checked]
      - 'img "Signature: Maria Lopez"'
      - 'img "Initials: ML"'
      - button "Cancel"
      - button "Adopt and sign"
  `,
  drawing: `
    - dialog "Adopt your signature":
      - group "How do you want to sign?":
        - radio "Draw" [checked]
      - img "Signature pad. Use your finger, a stylus or the mouse."
      - button "Undo last stroke" [disabled]
      - button "Clear the box" [disabled]
      - checkbox "Draw my initials too"
      - textbox "Your initials": ML
      - button "Cancel"
      - button "Adopt and sign"
  `,
  declining: `
    - dialog "Decline to sign?":
      - heading "Decline to sign?" [level=2]
      - paragraph: Nobody can sign this packet after you decline. We will tell Olivia Owner your reason, and they may send you a new packet.
      - textbox "Reason"
      - button "Cancel"
      - button "Decline to sign"
  `,
  notMe: `
    - region "Other choices":
      - heading "Other choices" [level=2]
      - group:
        - text: This isn’t me
        - paragraph: /^These forms are for Maria Lopez/
        - button "I am not Maria Lopez"
  `,
  beforeFinish: `
    - main "Read and sign":
      - article /^Resident Information/:
        - region /^Read and signed/:
          - img "Signed by Maria Lopez"
          - 'button "Signed: Signature of Resident Clear"'
      - region "Before you finish":
        - heading "Before you finish" [level=2]
        - paragraph: "When you choose Finish, Maria Lopez signs this form:"
        - list:
          - listitem:
            - link /^Resident Information/
      - region "Your signature":
        - img "Signed by Maria Lopez"
        - img "Initialed by Maria Lopez"
      - region "Progress":
        - paragraph: Everything required is done
        - button "Finish"
  `,
  thanks: `
    - main:
      - group "Language":
        - button "English" [pressed]
        - button "Español"
      - heading "Thank you, Maria Lopez" [level=1]
      - paragraph: /^You have signed/
      - status: /Olivia Owner signs/
      - paragraph:
        - link "Download a copy of what you signed"
      - heading "Signers" [level=2]
      - list "Signers":
        - listitem:
          - text: Maria Lopez (you) Resident 1 Signed
        - listitem: Olivia Owner Owner/Agent Awaiting Signature
  `,
  declined: `
    - main:
      - heading "Signing was declined" [level=1]
      - paragraph: Nothing more can be signed in this packet. Olivia Owner has been told and can send a new one.
      - button "Close"
  `,
  wrongRecipient: `
    - main:
      - heading "Thank you for telling us" [level=1]
      - paragraph: /^This link no longer works, and nothing that was entered with it counts/
  `,
  ended: {
    declined: `
      - main:
        - group "Language":
          - button "English" [pressed]
          - button "Español"
        - heading "You declined to sign" [level=1]
    `,
    wrongRecipient: `
      - main:
        - group "Language":
          - button "English" [pressed]
          - button "Español"
        - heading "This signing link has ended" [level=1]
    `,
  },
}

export const treesInSpanish: ScreenReaderTrees = {
  controls: {
    proceed: 'Continuar',
    sign: /^Firme aquí/,
    draw: 'Dibujar',
    cancel: 'Cancelar',
    adopt: 'Adoptar y firmar',
    decline: 'Rechazar',
    goBack: 'Cancelar',
    confirmDecline: 'Negarme a firmar',
    endLink: /^No soy esta persona/,
    confirmEnd: 'Sí, terminar este enlace',
    finish: 'Terminar',
  },
  consent: `
    - main "Antes de leer y firmar":
      - group "Idioma":
        - button "English"
        - button "Español" [pressed]
      - link "Papel, preguntas, rechazar"
      - heading "Antes de leer y firmar" [level=1]
      - paragraph: /^Usted firma los formularios en inglés/
      - term: Usted firma como
      - definition: Maria Lopez
      - region "Documentos y firmas electrónicos":
        - heading "Documentos y firmas electrónicos" [level=2]
        - checkbox "Acepto usar documentos y firmas electrónicos"
        - button "Continuar"
      - region "Otras opciones":
        - group: Prefiero firmar en papel
        - button "Rechazar"
  `,
  reading: `
    - main "Lea y firme":
      - heading "Lea y firme" [level=1]
      - article /Datos del residente/:
        - heading /Datos del residente/ [level=2]
        - heading "Las partes y la vivienda" [level=3]
        - region /^Firme este formulario/:
          - button "Firme aquí Leí este formulario y lo firmo"
      - region "Avance":
        - paragraph: Falta 1 cosa por hacer
        - button "Siguiente"
        - button "Terminar" [disabled]
  `,
  adopting: `
    - dialog "Adopte su firma":
      - heading "Adopte su firma" [level=2]
      - group "¿Cómo quiere firmar?":
        - radio "Escribir" [checked]
        - radio "Dibujar"
        - radio "Subir una foto"
      - textbox "Su nombre completo": Maria Lopez
      - textbox "Sus iniciales": ML
      - group "Letra":
        - radio "Letra sencilla" [checked]
      - 'img "Firma: Maria Lopez"'
      - 'img "Iniciales: ML"'
      - button "Cancelar"
      - button "Adoptar y firmar"
  `,
  drawing: `
    - dialog "Adopte su firma":
      - group "¿Cómo quiere firmar?":
        - radio "Dibujar" [checked]
      - img "Recuadro para su firma. Use el dedo, un lápiz óptico o el mouse."
      - button "Deshacer trazo" [disabled]
      - button "Borrar todo" [disabled]
      - checkbox "Dibujar también mis iniciales"
      - textbox "Sus iniciales": ML
      - button "Cancelar"
      - button "Adoptar y firmar"
  `,
  declining: `
    - dialog "¿Se niega a firmar?":
      - heading "¿Se niega a firmar?" [level=2]
      - paragraph: Si usted se niega, ya nadie podrá firmar este paquete. Le avisaremos a Olivia Owner, con su motivo, y podrá enviarle un paquete nuevo.
      - textbox "Motivo"
      - button "Cancelar"
      - button "Negarme a firmar"
  `,
  notMe: `
    - region "Otras opciones":
      - heading "Otras opciones" [level=2]
      - group:
        - text: No soy esta persona
        - paragraph: /^Estos formularios son para Maria Lopez/
        - button "No soy Maria Lopez"
  `,
  beforeFinish: `
    - main "Lea y firme":
      - article /Datos del residente/:
        - region /^Leído y firmado/:
          - img "Firmado por Maria Lopez"
          - 'button "Firmado: Firma de: Residente Borrar"'
      - region "Antes de terminar":
        - heading "Antes de terminar" [level=2]
        - paragraph: "Al elegir Terminar, Maria Lopez firma este formulario:"
        - list:
          - listitem:
            - link /Datos del residente/
      - region "Su firma":
        - img "Firmado por Maria Lopez"
        - img "Iniciales de Maria Lopez"
      - region "Avance":
        - paragraph: Ya está todo lo obligatorio
        - button "Terminar"
  `,
  thanks: `
    - main:
      - group "Idioma":
        - button "English"
        - button "Español" [pressed]
      - heading "Gracias, Maria Lopez" [level=1]
      - paragraph: /^Usted firmó/
      - status: /Olivia Owner/
      - paragraph:
        - link "Descargar una copia de lo que firmó"
      - heading "Firmantes" [level=2]
      - list "Firmantes":
        - listitem:
          - text: Maria Lopez (usted) Residente 1 Firmado
        - listitem: Olivia Owner Propietario o agente Pendiente de firma
  `,
  declined: `
    - main:
      - heading "No se firmó" [level=1]
      - paragraph: Ya no se puede firmar nada en este paquete. Ya le avisamos a Olivia Owner, que puede enviar uno nuevo.
      - button "Cerrar"
  `,
  wrongRecipient: `
    - main:
      - heading "Gracias por avisarnos" [level=1]
      - paragraph: /^Este enlace ya no funciona, y nada de lo que se escribió con él cuenta/
  `,
  ended: {
    declined: `
      - main:
        - group "Idioma":
          - button "English"
          - button "Español" [pressed]
        - heading "Usted se negó a firmar" [level=1]
    `,
    wrongRecipient: `
      - main:
        - group "Idioma":
          - button "English"
          - button "Español" [pressed]
        - heading "Este enlace terminó" [level=1]
    `,
  },
}
