import type { Words } from './words.ts';

export const es: Words = {
  language: 'Idioma',
  display: 'Presentación',
  textSize: 'Tamaño del texto',
  textSizes: { normal: 'Normal', large: 'Grande', largest: 'Muy grande' },
  layout: 'Preguntas',
  layouts: { one: 'Una por una', page: 'Una página a la vez' },

  whoIsAsked: {
    self: 'Las respuestas son sobre uno mismo.',
    parent: 'Responde la madre, el padre o quien cuida, sobre su hija o hijo.',
    teacher: 'Responde la maestra o el maestro, sobre su estudiante.',
    clinician: 'Responde la o el profesional, sobre la persona que atiende.',
  },
  takes: (minutes) => (minutes === 1 ? 'Alrededor de 1 minuto' : `Alrededor de ${minutes} minutos`),
  howItWorks:
    'Se elige lo que mejor corresponda; no hay respuestas correctas ni incorrectas. La pregunta siguiente aparece sola, y siempre se puede volver atrás. Se puede omitir una pregunta que no se quiera responder.',
  aboutKeys: 'Con teclado, las teclas del 1 al 9 eligen una respuesta.',
  notWatched: 'Nadie ve las respuestas en el momento en que se dan.',
  emergency:
    'En una emergencia, llame al 911. Si piensa en hacerse daño o necesita hablar con alguien, llame o envíe un mensaje de texto al 988 a cualquier hora.',
  emergencyCall: (number) => `En una emergencia, llame al ${number}.`,
  aboutRater: 'Antes de comenzar',
  raterQuestions: {
    'known-for': {
      text: '¿Desde hace cuánto tiempo conoce a la persona de la que trata este formulario?',
      options: {
        'under-1-month': 'Menos de un mes',
        'under-6-months': 'De 1 a 5 meses',
        'under-1-year': 'De 6 a 11 meses',
        'over-1-year': 'Un año o más',
      },
    },
    'knows-how-well': {
      text: '¿Qué tan bien conoce a esta persona?',
      options: { little: 'No muy bien', fairly: 'Bastante bien', well: 'Muy bien' },
    },
    interpreter: {
      text: '¿Alguien le traduce las preguntas?',
      options: { no: 'No', yes: 'Sí' },
    },
  },
  begin: 'Comenzar',

  questionOf: (number, total) => `Pregunta ${number} de ${total}`,
  questionsOf: (from, to, total) => `Preguntas ${from} a ${to} de ${total}`,
  pleaseRead: 'Para leer',
  instructions: 'Instrucciones',
  required: 'Esta pregunta necesita una respuesta.',
  chooseSeveral: 'Se pueden elegir varias.',
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `Un número entero de ${min} a ${max}`
      : `Un número de ${min} a ${max}, con ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'} como máximo`,
  charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  clear: 'Borrar mi respuesta',
  back: 'Atrás',
  skip: 'Omitir',
  next: 'Siguiente',

  beforeFinishing: 'Antes de terminar',
  allAnswered: 'Todas las preguntas tienen respuesta.',
  unanswered: (count) =>
    count === 1 ? '1 pregunta no tiene respuesta.' : `${count} preguntas no tienen respuesta.`,
  mayStay: 'Se puede responder ahora o terminar sin hacerlo.',
  needed: 'Necesarias para poder terminar',
  finish: 'Terminar',

  thanks: 'Muchas gracias',
  done: 'Ha llegado al final. Ya puede cerrar esta página.',

  saved: 'Guardado',
  notSaved: 'Aún sin guardar',
  offline: 'Sin conexión; las respuestas se conservan en este dispositivo',
  offlineInMemory: 'Sin conexión; mantenga abierta esta página',
  inMemory:
    'Este navegador no puede conservar respuestas en el dispositivo. Mantenga abierta la página hasta que indique que están guardadas.',
  news: 'Se añadieron respuestas dadas en otro dispositivo.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: 'Enviar',
  didNotWork: 'No se pudo hacer. Compruebe la conexión e inténtelo de nuevo.',
  about: (name) => `Sobre ${name}`,
  isAbout: (name) => `Este formulario trata de ${name}`,
  dueOn: (day) => `Por favor, termine antes del final del ${day}`,

  yourForms: 'Sus formularios',
  formsWait: (count) =>
    `Le esperan ${count} formularios. Puede responderlos uno tras otro, en cualquier orden.`,
  allForms: (count) => `Todos mis formularios (${count})`,
  otherForms: 'También le esperan estos formularios',
  answeredOf: (answered, items) => `${answered} de ${items} respondidas`,
  notBegun: 'Sin comenzar',

  finishing: 'Terminando…',
  waitsForSaving:
    'Todavía se están guardando las respuestas. El formulario se entrega en cuanto estén todas.',
  waitsForNetwork:
    'No hay conexión. El formulario se entrega en cuanto la haya de nuevo: mantenga abierta esta página hasta entonces.',
  answersChanged:
    'Entretanto se respondió en otro dispositivo. Revise el formulario de nuevo y después termine.',

  finishLater: 'Terminar más tarde',
  leaveText:
    'Todas las respuestas están guardadas. El formulario se retira de este dispositivo; su enlace lo abre de nuevo donde lo dejó, aquí o en otro dispositivo.',
  leaveWaits: 'Todavía se están guardando las respuestas. Un momento, por favor.',
  leaveOffline:
    'No hay conexión, y algunas respuestas están solo en este dispositivo. Puede cerrar la página: ábrala aquí de nuevo cuando haya conexión, y se guardarán.',
  takeOffDevice: 'Retirar de este dispositivo',
  left: 'Hasta pronto',
  notOpen: 'Este formulario no está abierto en este dispositivo',
  openLink: 'Abra el enlace de su mensaje para continuar donde lo dejó. Lo respondido se conserva.',

  decline: 'No quiero responder',
  declineText: (practitioner) =>
    `Se avisará a ${practitioner} y el formulario se cerrará. No podrá abrirlo de nuevo por su cuenta.`,
  declineWhy: {
    declined: 'Prefiero no responder',
    'not-for-me': 'No es para mí: no soy la persona a quien se pregunta',
  },
  aWordWhy: 'Una palabra sobre el motivo, si quiere',

  handedIn: 'Sus respuestas han llegado. Ya puede cerrar esta página.',
  arrived: 'Sus respuestas han llegado.',
  declined: 'Ha decidido no responder',
  declinedText: (practitioner) => `Se avisó a ${practitioner}. No hace falta nada más.`,
  paused: 'Este formulario está en pausa',
  pausedText:
    'Lo que ha respondido se conserva. Cuando el formulario continúe, el mismo enlace lo abre de nuevo donde lo dejó.',
  withdrawn: 'Este formulario ya no es necesario',
  withdrawnText: 'Quien lo envió lo ha retirado. No hace falta nada más.',
  expired: 'El plazo de este formulario ha terminado',
  expiredText: (day) => `Se podía responder hasta el ${day}.`,
  askThem: (practitioner, organization) =>
    `Si tiene alguna pregunta, consulte a ${practitioner}, de ${organization}.`,

  giveBack: 'Por favor, devuelva el dispositivo',
  giveBackText: 'Ha terminado aquí. En este dispositivo no queda nada de lo que respondió.',
  signIn: 'Para el personal: iniciar sesión',
  leftAlone: 'Este formulario quedó sin atender',
  askPractitioner:
    'Lo respondido está guardado. Por favor, devuelva el dispositivo a la persona que se lo dio.',

  enterCode: 'Introduzca su código',
  codeHelp: 'Quien le pidió responder un formulario le dio un código de 8 letras y cifras.',
  codeLength: 'Un código tiene 8 letras y cifras.',
  codeRefused: 'Este código no es correcto, ya se usó o ha caducado. Compruébelo o pida uno nuevo.',
  codeTooOften: 'Se probaron demasiados códigos. Espere un minuto e inténtelo de nuevo.',
  openForm: 'Abrir el formulario',

  preview: 'Vista previa: no se guarda nada',
  startAgain: 'Empezar de nuevo',
  loading: 'Cargando…',
  notLoaded: 'No se pudo cargar el formulario',
  checkConnection: 'Compruebe la conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  notValid: 'Este enlace no es válido',
  askSender:
    'Quizá falte una parte de la dirección. Abra de nuevo el enlace de su mensaje o pida uno nuevo a quien se lo envió.',
};
