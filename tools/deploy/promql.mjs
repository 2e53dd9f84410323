import { parser } from '@prometheus-io/lezer-promql';

const STRING = /^["']|["']$/g;

/**
 * @returns the metrics that an expression reads, its label matchers, and whether it is well formed
 */
export function readPromql(expression) {
  const found = { metrics: [], matchers: [], isWellFormed: true };
  const textOf = ({ from, to }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) found.isWellFormed = false;
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier');
        if (name) found.metrics.push(textOf(name));
      }
      if (node.name === 'UnquotedLabelMatcher') {
        const label = node.node.getChild('LabelName');
        const value = node.node.getChild('StringLiteral');
        if (label && value)
          found.matchers.push([textOf(label), textOf(value).replaceAll(STRING, '')]);
      }
    },
  });
  return found;
}

/** The family of a series. A histogram has three series: `_bucket`, `_sum` and `_count`. */
export const familyOf = (metric, families) =>
  metric in families ? metric : metric.replace(/_(bucket|sum|count)$/, '');
