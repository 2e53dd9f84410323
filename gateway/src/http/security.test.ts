import { createHash } from 'node:crypto';
import { sampleBoot } from '@shop/releases/testing';
import { contentPolicy } from './security';

const styleHash = "'sha256-abc='";
const boot = sampleBoot;
const policy = contentPolicy(styleHash, { boot });
const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the content policy contains the hash of every inline script and nothing unsafe', () => {
  const { head, starter, speculationRules, liveReload } = boot;
  for (const script of [head, starter, speculationRules]) expect(policy).toContain(hashOf(script));
  expect(policy).not.toContain(hashOf(liveReload));
  expect(contentPolicy(styleHash, { boot, hasLiveReload: true })).toContain(hashOf(liveReload));
  expect(policy).toContain(styleHash);
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

test('the content policy asks for Trusted Types of one policy, except with a tag manager', () => {
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/);
  expect(contentPolicy(styleHash, { boot, hasTagManager: true })).not.toContain('trusted-types');
});

test("the content policy allows the tag manager's host only when it is configured", () => {
  const hostsOf = (text: string) => [...new Set(text.match(/https:\/\/[^\s;]+/g) ?? [])];
  expect(hostsOf(policy)).toEqual([]);
  const open = contentPolicy(styleHash, { boot, hasTagManager: true });
  expect(hostsOf(open)).toEqual(['https://www.googletagmanager.com']);
  expect(open).not.toMatch(/unsafe|\*|http:/);
});
