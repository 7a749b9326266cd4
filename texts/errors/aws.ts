import type { ErrorTexts } from './shape.ts'

export const awsErrors = {
  'aws.away': {
    status: 503,
    de: 'Die Cloud ist nicht erreichbar. Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'The cloud cannot be reached. Retrying in {seconds} {seconds|second|seconds}.',
  },
  'aws.badAnswer': {
    status: 502,
    de: 'Die Cloud hat etwas geantwortet, das sich nicht verwenden lässt.',
    en: 'The response from the cloud could not be used.',
  },
  'aws.notConfigured': { status: 404, de: 'Es ist keine Cloud eingerichtet.', en: 'No cloud is set up.' },
  'aws.refused': {
    status: 502,
    de: 'Die Cloud hat das abgelehnt ({reason}).',
    en: 'The cloud rejected this ({reason}).',
  },
  'aws.timeout': {
    status: 504,
    de: 'Die Cloud hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'The cloud did not respond in time. Please try again.',
  },
  'aws.unreachable': {
    status: 502,
    de: 'Die Cloud ist zurzeit gestört. Bitte versuchen Sie es später noch einmal.',
    en: 'The cloud is not working properly at the moment. Please try again later.',
  },
} as const satisfies ErrorTexts
