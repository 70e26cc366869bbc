import type { Words } from './en.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const es: Words = {
  titles: {
    Audit: 'Informe de auditoría',
    Complete: 'Informe completo',
    Score: 'Informe de puntajes',
    InterventionTip: 'Sugerencias de intervención',
    Combined: 'Informe combinado',
    Progress: 'Informe de progreso',
    Supplemental: 'Informe complementario',
    Client: 'Carta',
    Response: 'Informe de respuestas',
    ItemLevel: 'Informe por ítem',
  },
  roles: {
    self: 'autoinforme',
    parent: 'madre, padre o tutor',
    teacher: 'docente',
    clinician: 'profesional',
  },
  normGroups: { combined: 'Todas las personas (baremo combinado)', male: 'Varones', female: 'Mujeres' },
  join: (parts) => {
    if (parts.length < 2) return parts.join('');
    const last = parts.at(-1) ?? '';
    // Before the sound of i, «y» becomes «e».
    const and = /^(i|hi(?!e))/i.test(last) ? 'e' : 'y';
    return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
  },
  sections: {
    overview: 'Resumen',
    validity: '¿Se puede confiar en el formulario?',
    profile: 'Perfil',
    scores: 'Puntajes',
    scales: 'Cada escala en palabras',
    criteria: 'Criterios',
    critical: 'Respuestas críticas',
    answers: 'Respuestas por escala',
    recommendations: 'Recomendaciones',
    method: 'Cómo se calificó',
    history: 'Qué ocurrió',
    home: 'Para la casa',
    school: 'Para la escuela',
    clinic: 'Para la consulta',
    self: 'Para la persona',
    raters: 'Quiénes respondieron',
    differences: 'Diferencias entre informantes',
    agreement: 'Acuerdo por escala',
    changes: 'Qué cambió',
    overTime: 'Cada escala en el tiempo',
    norms: 'Otros grupos normativos',
    supplementary: 'Escalas complementarias',
    statistics: 'Estadísticas de los ítems de las escalas',
    responses: 'Respuestas en el orden del formulario',
    leftOut: 'Lo que quedó sin responder',
    items: 'Ítems, pesos y contribuciones',
    ideas: 'Ideas que pueden ayudar',
  },
  facts: {
    client: 'Cliente',
    birthDate: 'Fecha de nacimiento',
    age: 'Edad al completarlo',
    answeredBy: 'Respondido por',
    completedOn: 'Completado el',
    instrument: 'Instrumento',
    form: 'Formulario',
    norms: 'Comparado con',
    case: 'Caso',
    practitioner: 'Profesional',
    language: 'Respondido en',
    administration: 'Administración',
    scoreVersion: 'Versión de los puntajes',
    contentHash: 'Contenido del instrumento (hash)',
    timeTaken: 'Tiempo empleado',
  },
  age: (years, months) =>
    [count(years, 'año', 'años'), ...(months === 0 ? [] : [count(months, 'mes', 'meses')])].join(' y '),
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  onPaper: 'No medido (en papel o sin tiempos)',
  at: (day, hour, minute) => `${day}, ${hour}:${minute}`,
  timeZone: (zone) => `Las horas son las de ${zone}.`,
  languages: { en: 'inglés', es: 'español', ar: 'árabe' },
  none: '—',

  columns: {
    scale: 'Escala',
    raw: 'Directo',
    score: 'Puntaje',
    t: 'T',
    interval: (interval) => `Intervalo del ${interval}%`,
    percentile: 'Percentil',
    band: 'Nivel',
    inProfile: 'En el perfil',
    check: 'Indicador',
    value: 'Valor',
    result: 'Resultado',
    meaning: 'Qué significa',
    number: 'N.º',
    item: 'Ítem',
    answer: 'Respuesta',
    why: 'Por qué importa',
    when: 'Cuándo',
    what: 'Qué',
    who: 'Quién',
    detail: 'Detalles',
    before: 'Antes',
    after: 'Después',
    reason: 'Motivo',
    told: 'Cuándo, por quién y según quién',
    letter: 'Letra',
    rater: 'Informante',
    role: 'Relación',
    completed: 'Completado',
    completedForm: 'Formulario',
    trust: 'Confianza',
    agreement: 'Acuerdo',
    sinceFirst: 'Desde el primero',
    sincePrevious: 'Desde el anterior',
    items: 'Ítems',
    answered: 'Respondidos',
    mean: 'Media',
    lowest: 'Mínimo',
    highest: 'Máximo',
    counts: 'Suma',
    possible: 'Posible',
    weights: 'Pesos',
    marks: 'Marcas',
    seconds: 'Segundos',
    criterion: 'Criterio',
    change: 'Cambio',
    last: 'Último T',
    first: 'Primer T',
  },

  reasons: {
    TOO_MANY_MISSING: 'Faltan demasiadas respuestas',
    OUT_OF_NORM_RANGE: 'Fuera de las edades o los puntajes de los baremos',
    NO_NORM_GROUP: 'Sin baremos de este grupo para esta persona',
    NOT_ON_FORM: 'No está en este formulario',
    DEPENDS_ON: (scales, more) =>
      more === 0 ? `Necesita el puntaje de ${scales}` : `Necesita el puntaje de ${scales} y ${more} más`,
  },

  trust: {
    titles: {
      good: 'Se puede confiar en el formulario',
      caution: 'Lea este formulario con cautela',
      concern: 'Es posible que el formulario no refleje a la persona',
      unchecked: 'No se pudieron revisar todos los indicadores',
      noChecks: 'El instrumento no tiene indicadores de validez',
    },
    short: {
      good: 'Confiable',
      caution: 'Con cautela',
      concern: 'Dudoso',
      unchecked: 'Revisión incompleta',
      noChecks: 'Sin indicadores',
    },
    all: 'Todos los indicadores de validez son aceptables.',
    allForms: 'Todos los indicadores de validez de todos los formularios son aceptables.',
    ofForm: (form, title, lines) => [`${form}. ${title}.`, ...lines].join(' '),
    formsTitle: 'No se puede confiar por igual en todos los formularios',
    noChecks: 'Lea las respuestas antes que los puntajes.',
    tooManyOmitted: (omitted) =>
      `${count(omitted, 'ítem quedó', 'ítems quedaron')} sin responder, más de lo que el formulario permite.`,
    accepted: (name, reason) =>
      `${name} aceptó el formulario aunque un indicador es extremo. Motivo: ${reason}`,
    acceptedWithGaps: (name, reason) =>
      `${name} aceptó el formulario aunque faltan muchas respuestas. Motivo: ${reason}`,
    notAccepted: 'Valore el formulario antes de usar sus puntajes.',
    check: (name, explanation) => `${name}: ${explanation}`,
    states: {
      acceptable: 'Aceptable',
      caution: 'Cautela',
      extreme: 'Extremo',
      'cannot-be-determined': 'No se puede determinar',
      'not-available': 'No disponible',
    },
    cannotBeDetermined: 'Faltan respuestas que podrían cambiar el resultado.',
    notAvailable: 'No se midió en este formulario.',
    caption: 'Indicadores de validez del formulario',
  },

  overview: {
    asked: 'Qué se preguntó',
    standsOut: 'Qué destaca',
    next: 'Qué hacer ahora',
    referral: (reason) => `Motivo de la consulta: ${reason}`,
    answered: (respondent, role, form, instrument, day) =>
      `${respondent} (${role}) respondió el ${day}: ${instrument}, ${form}.`,
    numbers: (t, interval, percentile) =>
      [`T ${t}`, interval, percentile].filter((part) => part !== '').join(', '),
    interval: (level, from, to) => `intervalo del ${level}% de ${from} a ${to}`,
    percentile: (percentile) => `percentil ${percentile}`,
    nothing: 'Ninguna escala con puntaje está fuera de su nivel habitual.',
    gaps: 'Pida las respuestas que faltan o haga responder de nuevo el formulario.',
    other: (scale, band) => `${scale} (${band})`,
    others: (scales) => `También fuera del nivel habitual: ${scales}.`,
    aboveOwn: (scales) => `Por encima de su propia media: ${scales}.`,
    belowOwn: (scales) => `Por debajo de su propia media: ${scales}.`,
    noScores: (scales) => `Sin puntaje: ${scales}.`,
    critical: (number) =>
      number === 1
        ? '1 respuesta crítica debe leerse y hablarse pronto.'
        : `${number} respuestas críticas deben leerse y hablarse pronto.`,
    judge: 'Valore primero si se puede usar el formulario; vea los indicadores de validez.',
    discuss:
      'Converse sobre el resultado con las personas involucradas y pregunte si coincide con lo que ven.',
  },

  profile: {
    title: 'Puntaje T',
    caption: (names, interval) => `${names}: puntajes T con intervalos del ${interval}%.`,
    withoutInterval: (names) => `${names}: puntajes T.`,
    marked: 'Triángulo: se aparta de la propia media.',
    highest: (scale, t, band) => `Lo más alto es ${scale}, T ${t}${band}.`,
    lowest: (scale, t, band) => `Lo más bajo es ${scale}, T ${t}${band}.`,
    also: (scales) => `También fuera del nivel habitual: ${scales}.`,
    alsoAndMore: (scales, more) => `También fuera del nivel habitual: ${scales}; y ${more} más.`,
    others: 'Las demás escalas están en su nivel habitual.',
    all: 'Todas las escalas están en su nivel habitual.',
    inBand: (band) => ` (${band})`,
    composites: (scales) => `Índices compuestos: ${scales}.`,
    standsOut: (scales) => `Se apartan de la propia media: ${scales}.`,
    without: (scales) => `Sin puntaje: ${scales}.`,
    rater: (rater, sentence) => `${rater}: ${sentence}`,
  },

  scores: {
    caption: (norms) => `Puntajes de todas las escalas, en comparación con: ${norms}`,
    captionRaw: 'Puntajes de todas las escalas',
    aboveOwn: 'Sobre su media',
    belowOwn: 'Bajo su media',
    note: 'Los puntajes T tienen en los baremos una media de 50 y una desviación estándar de 10. Un percentil dice cuántas de 100 personas de los baremos tienen este puntaje o uno más bajo.',
  },

  scales: {
    inBand: (scale, band, numbers) => `${scale}: ${band} (${numbers}).`,
    noText: (scale, band) => `${scale} está en el nivel «${band}».`,
    raw: (score) => `El puntaje es ${score}.`,
  },

  criteria: {
    caption: 'Criterios del instrumento',
    results: {
      met: 'Se cumple',
      'not-met': 'No se cumple',
      'cannot-be-determined': 'No se puede determinar',
    },
  },

  critical: {
    caption: 'Respuestas que conviene leer pronto',
    none: 'No se dio ninguna respuesta crítica.',
    firstSaid: (first, now) => `Dicho primero: ${first}. Corregido a: ${now}.`,
    acknowledged: (found, at, by) => `Encontrado el ${found}; confirmado el ${at} por ${by}.`,
    notAcknowledged: (found) => `Encontrado el ${found}; aún sin confirmar.`,
    note: (note) => `Nota: ${note}`,
  },

  corrections: {
    title: 'Corregido después de responderse',
    caption: 'Lo que se corrigió',
    captionOfCodes: 'Lo que se corrigió, con sus códigos',
    answers: (number) => count(number, 'respuesta', 'respuestas'),
    facts: { 'birth-date': 'Fecha de nacimiento', sex: 'Sexo' },
    sexes: { male: 'Masculino', female: 'Femenino' },
    by: (at, by, onWordOf) => `${at}, por ${by}${onWordOf === '' ? '' : `, según ${onWordOf}`}`,
    count: (what, told) => `Corregido: ${what} (${told}).`,
    ofForm: (name, text) => `${name}: ${text}`,
    fact: (days) => `Corregido el ${days}.`,
    noAnswer: 'sin respuesta',
  },

  answers: {
    caption: (scale) => `Respuestas que cuentan para ${scale}`,
    others: 'Ítems que no cuentan para ninguna escala',
    missing: 'Sin responder',
    hidden: 'No preguntado',
    switchedOff: 'Desactivado',
  },

  recommendations: {
    none: 'Ninguna escala está en un nivel para el que el instrumento tenga recomendaciones.',
    headings: { home: 'En casa', school: 'En la escuela', clinic: 'En la consulta', self: 'Para la persona' },
    score: (band, numbers) => (numbers === '' ? band : `${band} (${numbers})`),
    strengths: (scales) => `Fortalezas en las que apoyarse: ${scales}.`,
    intro:
      'Estas ideas surgen de las respuestas de un formulario. Elija lo que convenga a la persona y al lugar.',
  },

  method: {
    norms: (about) => `Baremos: ${about}`,
    noNorms:
      'El instrumento no tiene baremos: los puntajes describen lo observado y no se comparan con nadie.',
    intervals: (interval) =>
      `Un intervalo dice dónde estaría con más probabilidad el puntaje si el formulario se respondiera de nuevo en las mismas condiciones: el puntaje más y menos z veces su error estándar de medida, al ${interval}%.`,
    missing:
      'Donde faltan respuestas, una escala se califica como dice el instrumento; si faltan más de las que permite, no tiene puntaje.',
    standOuts:
      'Una escala destaca cuando se aparta de la media de las propias escalas de la misma dirección más de lo que explica el azar, con corrección por el número de escalas. Los índices compuestos quedan aparte.',
    differences:
      'Dos informantes difieren de manera significativa cuando sus puntajes T están más lejos de lo que explican los errores de medida de ambos, al 5%, con corrección por el número de pares. Hay acuerdo en una escala cuando no difieren de manera significativa y están en el mismo nivel.',
    changes:
      'Un cambio es fiable cuando es al menos 1.96 veces el error estándar de medida del primer puntaje por la raíz cuadrada de dos (Jacobson y Truax).',
    switchedOff: (numbers) => `Ítems desactivados por el profesional: ${numbers}.`,
    forms: 'Formularios y versiones de puntajes con los que se hizo este informe',
  },

  audit: {
    history: 'Historia de la administración',
    noHistory: 'No hay nada registrado.',
  },

  combined: {
    letters: (letter, rater, role) => `${letter}: ${rater} (${role})`,
    raters: 'Informantes y sus letras',
    scores: 'Puntajes T de cada informante, con sus niveles',
    differences:
      'T del segundo informante menos T del primero. Un asterisco marca una diferencia significativa.',
    agreement: 'Acuerdo de los informantes en cada escala',
    pair: (first, second) => `${first}–${second}`,
    allAgree: 'Acuerdo de todos',
    agree: (pairs) => `De acuerdo: ${pairs}`,
    noneAgree: 'Ningún par está de acuerdo',
    notCompared: 'No se puede comparar',
    significant: 'Estas diferencias son significativas, en puntos T:',
    significantPairs: (scale, pairs) => `${scale}: ${pairs}`,
    score: (t, interval, band) =>
      [interval === '' ? t : `${t} (${interval})`, band].filter((part) => part !== '').join(', '),
    noneSignificant: 'No hay diferencias significativas entre informantes en ninguna escala.',
    warnings: {
      OTHER_VERSION: 'Los informantes respondieron versiones distintas del instrumento. Compare con cautela.',
      OTHER_NORM_GROUP: 'Los puntajes se basan en grupos normativos distintos. Compare con cautela.',
    },
    sums: (agreed, compared) =>
      `De ${count(compared, 'escala', 'escalas')} que se pueden comparar, hay acuerdo de todos en ${agreed}.`,
  },

  progress: {
    answered: (respondent, role, times, first, last) =>
      `${respondent} (${role}) respondió el formulario ${times} veces, del ${first} al ${last}.`,
    better: (scale, from, to) => `${scale} cambió de manera fiable para mejor: de T ${from} a T ${to}.`,
    worse: (scale, from, to) => `${scale} cambió de manera fiable para peor: de T ${from} a T ${to}.`,
    changed: (scale, from, to) => `${scale} cambió de manera fiable: de T ${from} a T ${to}.`,
    none: 'Ninguna escala ha cambiado de manera fiable desde el primer formulario.',
    summary: 'Cambio del primer formulario al último',
    reliable: (change) => `${change}, fiable`,
    notReliable: (change) => `${change}, no fiable`,
    caption: (scale, interval) =>
      `${scale} en el tiempo, con intervalos del ${interval}%. Los puntos llenos han cambiado de manera fiable desde el primero.`,
    captionPlain: (scale) =>
      `${scale} en el tiempo. Los puntos llenos han cambiado de manera fiable desde el primero.`,
    table: (scale) => `${scale} en cada fecha`,
    alternative: (scale, from, first, to, last) => `${scale} era T ${from} el ${first} y T ${to} el ${last}.`,
    alternativeBetween: (highest, day) => `Lo más alto fue T ${highest} el ${day}.`,
    alternativeReliable: 'Es un cambio fiable.',
    alternativeNotReliable: 'No es un cambio fiable.',
    once: (scale, t, day) => `${scale} tiene un solo puntaje: T ${t} el ${day}.`,
    noScore: (scale) => `${scale} no tiene puntaje en ninguna fecha.`,
    warnings: {
      OTHER_VERSION: 'Los formularios son de versiones distintas del instrumento. Compare con cautela.',
      OTHER_NORM_GROUP: 'Los puntajes se basan en grupos normativos distintos. Compare con cautela.',
    },
  },

  supplemental: {
    norms: 'Puntajes T por grupo normativo, con percentiles',
    tWithPercentile: (t, percentile) => (percentile === '' ? t : `${t} (${percentile})`),
    withoutGroup: (groups) => `No hay puntaje para esta persona según los baremos de: ${groups}.`,
    supplementary: 'Escalas sin baremos y otros niveles',
    noSupplementary: 'El instrumento no tiene más escalas que las del perfil.',
    statistics: 'Lo que suman las respuestas de cada escala',
    items: (scale) => `Ítems de ${scale}`,
    range: (from, to) => `${from} a ${to}`,
  },

  responses: {
    caption: 'Cada ítem con su respuesta',
    omitted: (numbers) => `Sin responder: ítems ${numbers}.`,
    switchedOff: (numbers) => `Desactivados por el profesional: ítems ${numbers}.`,
    hidden: (numbers) => `No preguntados por una respuesta anterior: ítems ${numbers}.`,
    complete: 'No quedó nada sin responder.',
  },

  items: {
    caption: 'Cada ítem con sus pesos en cada escala y lo que suma la respuesta',
    value: 'el número mismo',
    weight: (answer, weight) => `${answer}: ${weight}`,
    noScale: 'Ninguna escala',
    critical: 'Crítico',
    criticalAtFirst: 'Crítico en lo dicho primero',
    note: 'Los pesos se listan por el código de la respuesta.',
  },
};
