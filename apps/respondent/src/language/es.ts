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
