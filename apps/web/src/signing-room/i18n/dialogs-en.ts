export const dialogsEn = {
  adopt: {
    title: 'Adopt your signature',
    explain: 'You do this once. After that, you sign each place with one tap.',
    signingFor: (signer: string) =>
      `You sign as ${signer}. Your signature is your own name; whom you sign for is printed with it.`,
    wayToSign: 'How do you want to sign?',
    type: 'Type',
    draw: 'Draw',
    upload: 'Upload a picture',
    name: 'Your full name',
    initials: 'Your initials',
    preview: 'This is how it will look',
    previewSignature: (name: string) => `Signature: ${name}`,
    previewInitials: (initials: string) => `Initials: ${initials}`,
    font: 'Handwriting',
    fonts: {
      caveat: 'Plain hand',
      'dancing-script': 'Flowing hand',
      'homemade-apple': 'Pen and ink',
    },
    padSignature: 'Signature pad. Use your finger, a stylus or the mouse.',
    padInitials: 'Initials pad. Use your finger, a stylus or the mouse.',
    padHint:
      'Use your finger, a stylus or the mouse. If that is hard, a typed signature counts just the same.',
    padLoading: 'Loading the signature pad…',
    initialsByHand: 'Draw my initials too',
    undo: 'Undo last stroke',
    clearPad: 'Clear the box',
    pictureHint:
      'Sign on white paper with a dark pen, and take a photo of it in good light. We keep only the ink and remove the background.',
    pictureSignature: 'Take or choose a picture of your signature',
    pictureInitials: 'Take or choose a picture of your initials',
    pictureOther: 'Take or choose another picture',
    pictureReading: 'Reading the picture…',
    pictureRotate: 'Rotate the picture',
    pictureStrength: 'How much ink to keep',
    pictureStrengthValue: (step: number) => `Step ${step} of 9`,
    pictureCrop: 'Crop the picture',
    pictureCropSide: {
      left: 'Crop the left side',
      right: 'Crop the right side',
      top: 'Crop the top',
      bottom: 'Crop the bottom',
    },
    initialsByPicture: 'Use a picture for my initials too',
    pictureMissing: 'Take or choose a picture first.',
    pictureErrors: {
      tooLarge:
        'This file is too large. Choose a picture of at most 30 MB, or take a new one with your camera.',
      noPicture:
        'This file could not be opened as a picture. Choose a JPEG, PNG or WebP file, or take a photo.',
      blank:
        'We cannot find a signature in this picture. Take a new one closer and in better light, or move the slider to keep more ink.',
      crowded:
        'We cannot tell the signature from its background. Take the picture on plain white paper, or move the slider to keep less ink.',
    },
    meaning:
      'By choosing “Adopt and sign” you agree that this is your signature, as binding as one in ink.',
    submit: 'Adopt and sign',
    submitting: 'Signing…',
    cancel: 'Cancel',
    nameMissing: 'Enter your full name.',
    initialsMissing: 'Enter your initials.',
    signatureMissing: 'Draw your signature first.',
    initialsDrawingMissing: 'Draw your initials first.',
    drawingTooSmall: 'This is too small to be seen as yours. Draw it larger.',
  },
  decline: {
    title: 'Decline to sign?',
    explain: (sender: string) =>
      `Nobody can sign this packet after you decline. We will tell ${sender} your reason, and they may send you a new packet.`,
    ownerExplain:
      'Nobody can sign this packet after you decline. We will tell the residents your reason.',
    reason: 'Reason',
    reasonHelp: (sender: string) =>
      `${sender} will read this. For example: “The rent is not what we agreed.”`,
    ownerReasonHelp: 'The residents will read this.',
    reasonMissing: 'Enter a short reason, so that the sender knows what to do.',
    submit: 'Decline to sign',
    submitting: 'Declining…',
    back: 'Go back',
  },
}

export type DialogMessages = typeof dialogsEn
