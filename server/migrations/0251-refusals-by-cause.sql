-- Why a sign-in to the cloud was refused is its cause; the number followed from it and is said by the documented calls alone.
ALTER TABLE cloud_refusals DROP COLUMN err_code;
