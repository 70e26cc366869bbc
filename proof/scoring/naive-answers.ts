import type { Definition } from '@hub/instrument/definition';
import type { ScoreInput } from '@hub/instrument/score';
import { type Exact, exact, larger, plus, smaller } from './naive-numbers.ts';

/** The answers of one form, read as docs/instruments.md says. */
export class NaiveAnswers {
  readonly definition: Definition;
  readonly input: ScoreInput;
  readonly ids: string[];
  private readonly items: Map<string, Definition['items'][number]>;

  constructor(definition: Definition, input: ScoreInput) {
    this.definition = definition;
    this.input = input;
    this.ids = [];
    this.items = new Map(definition.items.map((item) => [item.id, item]));
    for (const form of definition.forms) {
      if (form.id === input.form) for (const page of form.pages) this.ids.push(...page.items);
    }
  }

  item(id: string) {
    const item = this.items.get(id);
    if (!item) throw new Error(id);
    return item;
  }

  /** Whether the item has an answer, even if it is hidden. */
  private hasAnswer(id: string) {
    const answer = this.input.answers[id];
    if ((this.input.switchedOff ?? []).includes(id)) return false;
    if (answer === undefined || answer === null || answer === '') return false;
    return !(Array.isArray(answer) && answer.length === 0);
  }

  isShown(id: string): boolean {
    const { showWhen } = this.item(id);
    if (!showWhen) return true;
    return this.isAnswered(showWhen.item) && this.has(showWhen.item, showWhen.codes);
  }

  /** Hidden, but only because the answer that could show it is missing. */
  mightBeShown(id: string): boolean {
    const { showWhen } = this.item(id);
    if (!showWhen || this.isShown(id)) return false;
    return this.isMissing(showWhen.item) || this.mightBeShown(showWhen.item);
  }

  isAnswered(id: string) {
    return this.isShown(id) && this.hasAnswer(id);
  }

  isMissing(id: string) {
    return this.isShown(id) && !this.hasAnswer(id);
  }

  has(id: string, codes: string[]): boolean {
    const answer = this.input.answers[id];
    for (const code of Array.isArray(answer) ? answer : [answer])
      if (codes.includes(String(code))) return true;
    return false;
  }

  private weightsOf(entry: { weights: unknown }) {
    type Ranges = { from: number; to: number; weight: number | string }[];
    type Codes = Record<string, number | string>;
    const { weights } = entry;
    return (typeof weights === 'string' ? this.definition.weightSets?.[weights] : weights) as Ranges | Codes;
  }

  weight(entry: { item: string; weights: unknown }): Exact {
    const answer = this.input.answers[entry.item];
    if (entry.weights === 'value') return exact(Number(answer));
    const weights = this.weightsOf(entry);
    if (Array.isArray(weights)) {
      for (const { from, to, weight } of weights) {
        if (Number(answer) >= from && Number(answer) <= to) return exact(weight);
      }
      throw new Error(entry.item);
    }
    let total = exact(0);
    for (const code of Array.isArray(answer) ? answer : [answer]) {
      total = plus(total, exact(weights[String(code)] as number | string));
    }
    return total;
  }

  /** The lowest and the highest weight of any possible answer, found by trying them all. */
  possible(entry: { item: string; weights: unknown }): [Exact, Exact] {
    const item = this.item(entry.item);
    if (entry.weights === 'value' && item.kind === 'number') return [exact(item.min), exact(item.max)];
    const weights = this.weightsOf(entry);
    const each = (Array.isArray(weights) ? weights.map(({ weight }) => weight) : Object.values(weights)).map(
      exact,
    );
    const sums: Exact[] = [];
    for (const weight of each) {
      if (item.kind === 'choices') for (const sum of [...sums]) sums.push(plus(sum, weight));
      sums.push(weight);
    }
    return [sums.reduce(smaller), sums.reduce(larger)];
  }

  /** Its weight as the lowest and the highest; for a missing answer, the possible ones. */
  limits(entry: { item: string; weights: unknown }): [Exact, Exact] {
    if (!this.isAnswered(entry.item)) return this.possible(entry);
    const weight = this.weight(entry);
    return [weight, weight];
  }
}
