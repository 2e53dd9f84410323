import { describePage } from '@shop/shared/testing/describe-component';
import { Page } from './template.page';
import { templatePath, templates } from './template-list';

for (const [id] of templates) describePage(`template ${id}`, <Page />, templatePath(id));
