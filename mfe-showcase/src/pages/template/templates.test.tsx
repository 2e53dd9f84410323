import { describePage } from '@shop/shared/testing/describe-component';
import { templatePath, templates } from '../../features/templates/template-list';
import { Page } from './template.page';

for (const [id] of templates) describePage(`template ${id}`, <Page />, templatePath(id));
