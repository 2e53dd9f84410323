import { z } from 'zod';
import { defineSchemas } from './call';
import { imageRef } from './part.schema';
import { opaque } from './plain-text';

const grpCd = z.string().regex(/^[A-Z]{2}\d{3}$/);

/** The wire names are the specification's. */
export const code = z.object({
  cd: z.string(),
  cdNm: z.string(),
  ref1Val: z.string().nullable(),
  ref2Val: z.string().nullable(),
});

export const codeSchemas = defineSchemas({
  getGrp: {
    summary: 'Returns one group of common codes.',
    query: z.object({ grpCd }),
    reply: z.object({ grpCd: z.string(), grpNm: z.string(), list: z.array(code) }),
  },
  getGrpCdList: {
    summary: 'Returns several groups of common codes.',
    body: z.object({ grpCds: z.array(grpCd).min(1).max(30) }),
    reply: z.record(z.string(), z.array(code)),
  },
  getContsList: {
    summary: 'Returns the contents of a screen by its screen codes.',
    query: z.object({ scrnLgrpCd: opaque(10), scrnMgrpCd: opaque(10) }),
    reply: z.object({
      list: z.array(
        z.object({
          contsNo: z.number(),
          contsTypCd: z.string(),
          contsTitle: z.string(),
          contsBody: z.string(),
          image: imageRef.nullable(),
          linkUrl: z.string().nullable(),
        }),
      ),
    }),
  },
  redirect: {
    summary: 'Returns the final redirect target of a path.',
    query: z.object({ path: opaque(300).startsWith('/') }),
    reply: z.object({ to: z.string().nullable(), status: z.number() }),
  },
  redirects: {
    summary: 'Lists all redirects that a browser can follow itself.',
    reply: z.object({
      list: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
    }),
  },
});

export type Code = z.output<typeof code>;
export type CodeGroupReply = z.output<typeof codeSchemas.getGrp.reply>;
