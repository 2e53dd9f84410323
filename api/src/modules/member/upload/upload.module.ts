import { uploadCalls } from '@shop/shared/contracts';
import { uploadSchemas } from '@shop/shared/contracts/schemas';
import { FILE_NO, MAX_UPLOAD_BYTES } from '@shop/shared/domain';
import type { FastifyInstance } from 'fastify';
import { minutesMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { loginRequired, notFound } from '../../../platform/errors';
import { route } from '../../../platform/http/route';
import { sendPicture } from './picture.reply';
import { assertOwnUpload, receiveUpload, removeOrphans, removeUpload } from './upload.service';

function servePictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { fileNo: string } }>(
    uploadCalls.remove.path,
    { config: { ...deps.rateLimits.configOf('cached'), readsSession: true } },
    async (request, reply) => {
      const session = await deps.sessions.read(request);
      if (!session) throw loginRequired();
      const { fileNo } = request.params;
      if (!FILE_NO.test(fileNo)) throw notFound('없는 사진이에요.');
      await assertOwnUpload(deps, session.memberNo, fileNo);
      return sendPicture(deps, request, reply, fileNo);
    },
  );
}

export const uploadModule: Module = {
  name: 'upload',
  routes: (deps) => [
    route(
      uploadCalls.create,
      uploadSchemas.create,
      ({ member, query, request }) =>
        receiveUpload(deps, member.memberNo, query.purpose, request.body),
      { limit: 'upload', isFile: true, maxBytes: MAX_UPLOAD_BYTES },
    ),
    route(uploadCalls.remove, uploadSchemas.remove, ({ member, params }) =>
      removeUpload(deps, member.memberNo, params.fileNo),
    ),
  ],
  plugin: servePictures,
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'upload.remove-orphans',
      minutesMs(30),
      async () => void (await removeOrphans(deps)),
    );
  },
};
