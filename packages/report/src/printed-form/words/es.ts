import type { PrintedWords } from '../printed-words.ts';

export const es: PrintedWords = {
  whoIsAsked: {
    self: 'Responde la propia persona',
    parent: 'Responde la madre, el padre o quien cuida',
    teacher: 'Responde una maestra o un maestro',
    clinician: 'Responde una o un profesional clínico',
  },
  minutes: (minutes) => (minutes === 1 ? 'cerca de 1 minuto' : `unos ${minutes} minutos`),
  clientName: 'Nombre de la persona de la que trata este formulario',
  ownName: 'Su nombre',
  relationship: 'Su relación con esta persona',
  date: 'Fecha',
  howTo:
    'Ponga una cruz en una casilla por pregunta. Para cambiar una respuesta, rellene la casilla equivocada y marque otra. Los dígitos pequeños son para quien registra el formulario.',
  aboutRater: 'Sobre usted',
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
  pleaseRead: 'Para leer',
  several: 'Se pueden marcar varias.',
  needed: 'Esta pregunta necesita una respuesta.',
  onlyIf: (number, answers) =>
    `Solo si respondió a la pregunta ${number} con ${answers.map((text) => `«${text}»`).join(' o ')}.`,
  numberBetween: ({ min, max, decimals }) =>
    decimals === 0
      ? `Un número entero de ${min} a ${max}.`
      : `Un número de ${min} a ${max}, con ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'} como máximo.`,
  form: (formId) => `Formulario ${formId}`,
  doNotCopy: 'Material de prueba. No copiar ni entregar a otras personas.',
  printedFor: (name) => `Impreso para ${name}`,
};
