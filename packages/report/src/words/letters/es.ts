import type { LetterWords } from './en.ts';

export const letterEs: LetterWords = {
  title: (instrument) => `Sobre el cuestionario: ${instrument}`,
  greeting: ({ isClient, name }) => (isClient ? `Hola, ${name}:` : `Estimada familia de ${name}:`),
  filledIn: ({ isClient, name }, role, respondent, day) => {
    if (role !== 'self') {
      return `${respondent} llenó un cuestionario sobre ${isClient ? 'ti' : name}. Fue el ${day}.`;
    }
    return isClient
      ? `Llenaste un cuestionario el ${day}. Gracias por tu tiempo.`
      : `${name} llenó un cuestionario el ${day}.`;
  },
  compared:
    'Vimos si las respuestas se parecen a las de otras personas de la misma edad. Esta carta cuenta lo que vimos, con palabras sencillas.',
  described: 'Esta carta cuenta lo que muestra el cuestionario, con palabras sencillas.',
  wholeStory: ({ isClient, name }) =>
    isClient
      ? 'Un cuestionario nunca lo cuenta todo. Quien mejor te conoce eres tú.'
      : `Un cuestionario nunca lo cuenta todo. Quienes mejor conocen a ${name} son ustedes.`,
  trust: {
    good: 'Las respuestas van bien unas con otras. Por eso confiamos en ellas.',
    caution: 'Algunas respuestas faltan o son poco comunes. Por eso, esta carta se debe leer con cuidado.',
    unchecked: 'No pudimos revisar todas las respuestas. Por eso, esta carta se debe leer con cuidado.',
    accepted: (practitioner) =>
      `Algunas respuestas son poco comunes. ${practitioner} las revisó y decidió usar el cuestionario. Por eso, esta carta se debe leer con cuidado.`,
  },
  corrected: (days) => `Algo en este cuestionario se corrigió el ${days}.`,
  headings: {
    strengths: 'Lo que va bien',
    usual: 'Lo que es como en los demás',
    hard: 'Lo que puede costar ahora',
    next: 'Lo que puede ayudar',
  },
  noStrengths:
    'Toda persona tiene fortalezas. Este cuestionario pregunta solo por algunas cosas. Nos gustaría saber qué va bien.',
  nothingHard: 'Nada en este cuestionario llamó la atención como difícil. Es una buena noticia.',
  levels: {
    high: {
      good: 'Pasa menos que en la mayoría de las personas de la misma edad.',
      neutral: 'Pasa más o menos igual que en la mayoría de las personas de la misma edad.',
      caution: 'Pasa un poco más que en la mayoría de las personas de la misma edad.',
      concern: 'Pasa mucho más que en la mayoría de las personas de la misma edad.',
    },
    low: {
      good: 'Va mejor que en la mayoría de las personas de la misma edad.',
      neutral: 'Va tan bien como en la mayoría de las personas de la misma edad.',
      caution: 'Cuesta un poco más que a la mayoría de las personas de la misma edad.',
      concern: 'Cuesta mucho más que a la mayoría de las personas de la misma edad.',
    },
  },
  saysTheForm: (band) => `El cuestionario dice: ${band}.`,
  noScore: (scales) => `Hubo muy pocas respuestas para hablar de: ${scales}.`,
  ideas: {
    self: ({ isClient, name }) => (isClient ? 'Ideas para ti' : `Ideas para ${name}`),
    home: 'Ideas para la casa',
  },
  startSmall: 'Un buen comienzo es elegir una idea pequeña y probarla dos semanas.',
  steps: (practitioner) => [
    `Esta carta es para hablarla con ${practitioner}. Toda pregunta es buena.`,
    'Si alguien corre peligro, hay que pedir ayuda de inmediato y llamar al número local de emergencias.',
  ],
  closing: 'Con un saludo cordial,',
};
